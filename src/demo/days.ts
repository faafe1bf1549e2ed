import { dayMs, type ShopDay, shopDay } from '#domain/dates.ts';

/** The shop's day so many days after that moment; before it where negative. */
export const dayFrom = (moment: Date, days: number): ShopDay => shopDay(new Date(moment.getTime() + days * dayMs));
