import type { z } from 'zod';
import { productFields } from '#contracts/admin-products.ts';
import { shopDay } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { type CategoryDiscount, lineCost, shownPrice } from '#domain/pricing.ts';
import { useDecantRows } from '#web/features/cart/use-decant-rows.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Price } from '#web/ui/price.tsx';
import type { ProductChoices } from './product-form-page.tsx';
import type { productValues } from './product-values.ts';

type PricePreviewProps = { values: z.input<typeof productValues>; choices: ProductChoices };

const priced = productFields.pick({ currentPrice: true, previousPrice: true, discount: true, bottling: true });
const exampleMl = 5;

function categoryDiscountOf({ categories, discounts }: ProductChoices, categoryId: string): CategoryDiscount | null {
  const discountId = categories.find(({ _id }) => _id === categoryId)?.discount;
  const discount = discounts.find(({ _id }) => _id === discountId);
  return discount
    ? {
        percent: discount.quitity,
        isActive: discount.active,
        startsOn: discount.dateStart ?? null,
        endsOn: discount.dateEnd,
      }
    : null;
}

/** Live preview of the storefront's prices. */
export function PricePreview({ values, choices }: PricePreviewProps) {
  const { preview: texts } = useAdminMessages().products;
  const { productCard, words } = useMessages();
  const parsed = priced.safeParse(values).data;
  if (!parsed) return <p className="rounded-md bg-mist px-4 py-3 text-sm text-ink-2">{texts.empty}</p>;

  const { currentPrice, previousPrice, discount, bottling } = parsed;
  const product = {
    currentPriceKopecks: currentPrice,
    previousPriceKopecks: previousPrice,
    discountPercent: discount,
  };
  const shown = shownPrice(product, categoryDiscountOf(choices, values.categories), shopDay(new Date()));
  return (
    <section aria-label={texts.title} className="rounded-md border border-line bg-paper px-4 py-3.5">
      <h2 className="label-caps mb-2 font-sans text-ink-3">{texts.title}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <Price
          size="large"
          now={formatMoney(shown.nowKopecks)}
          was={shown.wasKopecks === null ? undefined : formatMoney(shown.wasKopecks)}
          wasLabel={words.wasPrice}
          unit={bottling ? productCard.perMillilitre : undefined}
        />
        {shown.percent > 0 && (
          <Badge tone="garnet" look="solid">
            −{shown.percent}%
          </Badge>
        )}
      </div>
      {shown.percent > 0 && discount === 0 && (
        <p className="mt-1 text-sm text-ink-2">{texts.categoryDiscount(shown.percent)}</p>
      )}
      {bottling && <DecantExample priceKopecks={currentPrice} percent={shown.percent} unitKopecks={shown.nowKopecks} />}
    </section>
  );
}

type DecantExampleProps = { priceKopecks: number; percent: number; unitKopecks: number };

function DecantExample({ priceKopecks, percent, unitKopecks }: DecantExampleProps) {
  const { preview: texts } = useAdminMessages().products;
  const { decant } = useMessages().product;
  const cost = lineCost({ priceKopecks, discountPercent: percent, quantity: exampleMl, isBottled: true });
  const parts = useDecantRows(cost, exampleMl, unitKopecks);
  const rows = [...parts, { label: decant.total, kopecks: cost.totalKopecks }];
  return (
    <>
      <p className="mt-3 text-sm font-semibold">{texts.decantOf(exampleMl)}</p>
      <dl className="figures mt-1 grid max-w-96 gap-1 text-sm text-ink-2">
        {rows.map(({ label, kopecks }) => (
          <div key={label} className="flex justify-between gap-4 last:font-semibold last:text-ink">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{formatMoney(kopecks)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
