import { type ShopDay, shopDay } from '#domain/dates.ts';

const dayMs = 86_400_000;

/** The shop's day so many days after that moment; before it where negative. */
export const dayFrom = (moment: Date, days: number): ShopDay => shopDay(new Date(moment.getTime() + days * dayMs));
