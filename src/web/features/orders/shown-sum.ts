import type { TotalSum } from '#contracts/kit/money.ts';
import { formatMoney } from '#domain/money.ts';
import { kopecksOf } from '#web/kit/product-price.ts';

/** An order's total as it is shown. */
export const shownSum = ({ $numberDecimal }: TotalSum): string => formatMoney(kopecksOf($numberDecimal));
