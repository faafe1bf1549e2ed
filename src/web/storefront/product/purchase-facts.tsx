import BadgeCheck from 'lucide-react/icons/badge-check';
import CreditCard from 'lucide-react/icons/credit-card';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import { Suspense } from 'react';
import { deliveryKinds } from '#domain/delivery.ts';
import type { Kopecks } from '#domain/money.ts';
import { offeredPayments } from '#domain/payment-methods.ts';
import { defaultTerms, isDeliveryFree } from '#domain/sales-terms.ts';
import { useDeliveryCity } from '#web/features/delivery/delivery-city.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useShopSettings } from '#web/kit/shop-settings.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Link } from '#web/ui/link.tsx';

const facts = [
  { key: 'delivery', Icon: Truck, path: '/delivery' },
  { key: 'payment', Icon: CreditCard, path: '/delivery' },
  { key: 'original', Icon: BadgeCheck, path: '/about' },
  { key: 'returns', Icon: RotateCcw, path: '/delivery' },
] as const;

const CityDelivery = lazyComponent(
  'city-delivery',
  async () => (await import('#web/features/delivery/city-delivery.tsx')).CityDelivery,
);

type FactProps = { title: string; text: string };

const FactText = ({ title, text }: FactProps) => (
  <>
    <strong className="block font-semibold text-ink group-hover/fact:underline">{title}</strong>
    {text}
  </>
);

type SumProps = { sumKopecks: Kopecks };

/** The typical price and time, or those for the city that the buyer chose before. */
function DeliveryFact({ sumKopecks }: SumProps) {
  const { delivery, freeDelivery, toCity, inDays } = useMessages().product.facts;
  const { terms } = useShopSettings() ?? { terms: defaultTerms };
  const city = useDeliveryCity();
  if (isDeliveryFree(terms, sumKopecks)) return <FactText title={freeDelivery} text={delivery.text} />;
  const typical = <FactText {...delivery} />;
  if (city === null) return typical;
  return (
    <Suspense fallback={typical}>
      <CityDelivery city={city} sumKopecks={sumKopecks} typical={typical}>
        {(name, price, days) => (
          <FactText title={toCity(name, price)} text={days === null ? delivery.text : inDays(days)} />
        )}
      </CityDelivery>
    </Suspense>
  );
}

/** The ways to pay this sum, whatever the delivery. */
function PaymentFact({ sumKopecks }: SumProps) {
  const { payment } = useMessages().product.facts;
  const { terms } = useShopSettings() ?? { terms: defaultTerms };
  const kinds = deliveryKinds.flatMap((delivery) => offeredPayments(terms.payments, delivery, sumKopecks));
  const [first, ...others] = new Set(kinds.map((kind) => payment.ways[kind]));
  if (first === undefined || (first === payment.ways.online && others.length === 0)) return <FactText {...payment} />;
  return <FactText title={payment.by(first)} text={others.length > 0 ? payment.or(others.join(', ')) : ''} />;
}

/** What people ask before they buy, next to the button. */
export function PurchaseFacts({ sumKopecks }: SumProps) {
  const { facts: texts } = useMessages().product;
  const localPath = useLocalPath();
  return (
    <ul aria-label={texts.label} className="grid gap-x-6 gap-y-1 min-[480px]:grid-cols-2">
      {facts.map(({ key, Icon, path }) => (
        <li key={key}>
          <Link
            href={localPath(path)}
            className="group/fact flex min-h-11 items-center gap-3 text-sm text-ink-2 hover:text-ink"
          >
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-amber" />
            <span className="min-w-0">
              {key === 'delivery' && <DeliveryFact sumKopecks={sumKopecks} />}
              {key === 'payment' && <PaymentFact sumKopecks={sumKopecks} />}
              {(key === 'original' || key === 'returns') && <FactText {...texts[key]} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
