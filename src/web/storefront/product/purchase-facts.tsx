import BadgeCheck from 'lucide-react/icons/badge-check';
import CreditCard from 'lucide-react/icons/credit-card';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import { Suspense } from 'react';
import type { PurchaseTerms } from '#domain/sales-terms.ts';
import { useDeliveryCity } from '#web/features/delivery/delivery-city.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';

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

type TermsProps = { terms: PurchaseTerms };

/** The typical price and time, or those for the city that the buyer chose before. */
function DeliveryFact({ terms: { sumKopecks, isDeliveryFree } }: TermsProps) {
  const { delivery, freeDelivery, toCity, inDays } = useMessages().product.facts;
  const city = useDeliveryCity();
  if (isDeliveryFree) return <FactText title={freeDelivery} text={delivery.text} />;
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

function PaymentFact({ terms: { payments } }: TermsProps) {
  const { payment } = useMessages().product.facts;
  const [first, ...others] = new Set(payments.map((kind) => payment.ways[kind]));
  if (first === undefined || (first === payment.ways.online && others.length === 0)) return <FactText {...payment} />;
  return <FactText title={payment.by(first)} text={others.length > 0 ? payment.or(others.join(', ')) : ''} />;
}

/** What people ask before they buy, next to the button. */
export function PurchaseFacts({ terms }: TermsProps) {
  const { facts: texts } = useMessages().product;
  const localPath = useLocalPath();
  return (
    <ul aria-label={texts.label} className="grid gap-x-6 gap-y-1 min-[480px]:grid-cols-2">
      {facts.map(({ key, Icon, path }) => (
        <li key={key}>
          <a
            href={localPath(path)}
            className="group/fact flex min-h-11 items-center gap-3 text-sm text-ink-2 hover:text-ink"
          >
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-amber" />
            <span className="min-w-0">
              {key === 'delivery' && <DeliveryFact terms={terms} />}
              {key === 'payment' && <PaymentFact terms={terms} />}
              {(key === 'original' || key === 'returns') && <FactText {...texts[key]} />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
