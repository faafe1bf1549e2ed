/** How long an unpaid order reserves its goods: placed by the buyer, or by staff on the phone. */
export type ReservationPeriod = { readonly buyerMinutes: number; readonly staffMinutes: number };

export const defaultReservation: ReservationPeriod = { buyerMinutes: 120, staffMinutes: 24 * 60 };

export const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);
