import { wholeBottles } from '#domain/bottling.ts';
import { formatMoney, type Kopecks } from '#domain/money.ts';
import type { LineCost } from '#domain/pricing.ts';
import { useMessages } from '#web/kit/messages.tsx';

/** The cost breakdown of a decant: perfume and bottles. */
export function useDecantRows({ goodsKopecks, bottling }: LineCost, volumeMl: number, unitKopecks: Kopecks) {
  const { decant } = useMessages().product;
  const bottles = (bottling?.bottles ?? []).map((row) => {
    const { count, sumKopecks } = wholeBottles(row);
    return { label: decant.bottle(row.bottleSize, count), kopecks: sumKopecks };
  });
  return [{ label: decant.perfume(volumeMl, formatMoney(unitKopecks)), kopecks: goodsKopecks }, ...bottles];
}
