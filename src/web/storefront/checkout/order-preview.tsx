import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { dayMs, formatLongDate } from '#domain/dates.ts';
import { formatMoney, formatPrice } from '#domain/money.ts';
import { defaultTerms, isDeliveryFree } from '#domain/sales-terms.ts';
import { useCart } from '#web/features/cart/cart.ts';
import { CartLines } from '#web/features/cart/cart-lines.tsx';
import { totalKopecks } from '#web/features/cart/cart-rules.ts';
import { isCarrierId } from '#web/features/delivery/delivery-city.ts';
import { useDeliveryEstimate } from '#web/features/delivery/delivery-estimate.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { useShopSettings } from '#web/kit/shop-settings.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Cart lines and total, next to the form or on phones below it. `children` is the submit button. */
export function OrderPreview({ children }: { children: ReactNode }) {
  const { preview: texts } = useCheckoutMessages().checkout;
  const localPath = useLocalPath();
  const headingId = useId();
  const delivery = useWatch<CheckoutValues, 'deliveryAddress.delivery'>({ name: 'deliveryAddress.delivery' });
  const sumKopecks = totalKopecks(useCart());
  const total = formatMoney(sumKopecks);

  return (
    <aside aria-labelledby={headingId} data-sums className="lg:sticky lg:top-[calc(var(--shop-bar)+1.5rem)]">
      <div className="border-line bg-card p-4 max-sm:-mx-4 max-sm:border-y sm:rounded-lg sm:border sm:p-6">
        <h2 id={headingId} className="mb-4 text-2xl">
          {texts.heading}
        </h2>
        <CartLines />
        <dl className="figures mt-4 grid gap-2">
          <SumRow name={texts.goods}>{total}</SumRow>
          <SumRow name={texts.delivery}>
            {delivery === 'nova-poshta' || delivery === 'courier' ? (
              <CarrierCost sumKopecks={sumKopecks} />
            ) : (
              <span className="text-ink-2">{delivery === null ? texts.otherCost : texts.pickupCost}</span>
            )}
          </SumRow>
          <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-xl font-bold">
            <dt>{texts.total}</dt>
            <dd aria-live="polite" className="whitespace-nowrap">
              {total}
            </dd>
          </div>
        </dl>
        {children}
        <p className="mt-3 text-xs text-ink-2">
          {texts.consent}{' '}
          <a href={localPath('/contract')} className="underline underline-offset-4" target="_blank" rel="noopener">
            {texts.contract}
          </a>
          .
        </p>
      </div>
    </aside>
  );
}

/** Free from a sum, or what the carrier will ask for; its rates while that is unknown. */
function CarrierCost({ sumKopecks }: { sumKopecks: number }) {
  const { preview: texts } = useCheckoutMessages().checkout;
  const language = useLanguage();
  const { terms } = useShopSettings() ?? { terms: defaultTerms };
  const city = useWatch<CheckoutValues, 'deliveryAddress.city'>({ name: 'deliveryAddress.city' });
  const estimate = useDeliveryEstimate(city && isCarrierId(city.value) ? city.value : null, sumKopecks);
  const { freeDeliveryFromKopecks: freeFrom } = terms;
  const { price = null, days = null } = estimate ?? {};
  const cost = price === null ? texts.carrierCost : texts.estimate(formatPrice(kopecksOf(price)));
  const day = days === null ? null : new Date(Date.now() + Math.max(1, days) * dayMs);
  return (
    <span aria-live="polite" className="grid text-ink-2">
      <span>{isDeliveryFree(terms, sumKopecks) ? texts.free : cost}</span>
      {day && <span>{texts.arrives(formatLongDate(day, language))}</span>}
      {freeFrom !== null && sumKopecks < freeFrom && <span>{texts.freeFrom(formatPrice(freeFrom))}</span>}
    </span>
  );
}

function SumRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
