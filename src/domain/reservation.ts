/** How long an unpaid order reserves its goods: placed by the buyer, or by staff on the phone. */
export type ReservationPeriod = { readonly buyerMinutes: number; readonly staffMinutes: number };

export const defaultReservation: ReservationPeriod = { buyerMinutes: 120, staffMinutes: 24 * 60 };

const minutesPer = { days: 24 * 60, hours: 60, minutes: 1 };

/** In the largest unit that needs no fraction, for people to read. */
export function inWholeUnits(minutes: number): { count: number; unit: keyof typeof minutesPer } {
  const unit = (['days', 'hours'] as const).find((one) => minutes % minutesPer[one] === 0) ?? 'minutes';
  return { count: minutes / minutesPer[unit], unit };
}

export const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);
