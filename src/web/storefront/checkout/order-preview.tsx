import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '#domain/money.ts';
import { useCart } from '#web/features/cart/cart.ts';
import { CartLines } from '#web/features/cart/cart-lines.tsx';
import { totalKopecks } from '#web/features/cart/cart-rules.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CheckoutValues } from './checkout-values.ts';

/** Cart lines and total, next to the form or on phones below it. `children` is the submit button. */
export function OrderPreview({ children }: { children: ReactNode }) {
  const { preview: texts } = useCheckoutMessages().checkout;
  const localPath = useLocalPath();
  const headingId = useId();
  const delivery = useWatch<CheckoutValues, 'deliveryAddress.delivery'>({ name: 'deliveryAddress.delivery' });
  const costs = { 'nova-poshta': texts.carrierCost, courier: texts.carrierCost, pickup: texts.pickupCost };
  const total = formatMoney(totalKopecks(useCart()));

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
            <span className="text-ink-2">{delivery === null ? texts.otherCost : costs[delivery]}</span>
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
          <Link href={localPath('/contract')} className="underline underline-offset-4" target="_blank">
            {texts.contract}
          </Link>
          .
        </p>
      </div>
    </aside>
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
