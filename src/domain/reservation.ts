/** How long an unpaid order holds its goods: one that its buyer placed, and one that staff took by phone. */
export type ReservationPeriod = { readonly buyerMinutes: number; readonly staffMinutes: number };

export const defaultReservation: ReservationPeriod = { buyerMinutes: 120, staffMinutes: 24 * 60 };

export const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);
