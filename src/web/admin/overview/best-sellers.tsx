import type { Overview } from '#contracts/overview.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { NothingHere, OverviewCard } from './overview-card.tsx';
import { ProductName } from './product-name.tsx';
import { Ranking } from './ranking.tsx';

type BestSellersProps = { title: string; unit: string; products: Overview['bestByPieces'] };

export function BestSellers({ title, unit, products }: BestSellersProps) {
  const { overview: texts } = useAdminMessages();
  return (
    <OverviewCard title={title}>
      {products.length === 0 ? (
        <NothingHere>{texts.nothingSold}</NothingHere>
      ) : (
        <Ranking
          label={title}
          nameTitle={texts.product}
          figureTitle={unit}
          noteTitle={texts.revenue}
          rows={products.map((product) => ({
            key: product._id,
            name: <ProductName {...product} />,
            figure: formatNumber(product.quantity),
            note: formatMoney(kopecksOf(product.revenue)),
            amount: product.quantity,
          }))}
        />
      )}
    </OverviewCard>
  );
}
