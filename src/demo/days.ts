import { dayMs, type ShopDay, shopDay } from '#domain/dates.ts';

/** The calendar day `days` after that moment; negative: before. */
export const dayFrom = (moment: Date, days: number): ShopDay => shopDay(new Date(moment.getTime() + days * dayMs));
