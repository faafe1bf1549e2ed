import { Suspense } from 'react';
import { defaultReservation } from '#domain/reservation.ts';
import { breadcrumbsLd, deliveryLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useDeliveryMessages, useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { useShopSettings } from '#web/kit/shop-settings.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { EstimateResult } from './estimate-result.tsx';

const CityEstimate = lazyComponent('city-estimate', async () => (await import('./city-estimate.tsx')).CityEstimate);

export default function DeliveryPage() {
  const text = useDeliveryMessages();
  const { breadcrumbs } = useMessages();
  const localPath = useLocalPath();
  const holdMinutes = useShopSettings()?.orderHoldMinutes ?? defaultReservation.buyerMinutes;
  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        jsonLd={[deliveryLd, breadcrumbsLd(crumbs, text.heading)]}
      />
      <div className="page-width pt-2 md:pt-6">
        <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={text.heading} />
        <header className="py-6 md:py-10">
          <h1 className="text-4xl md:text-5xl">{text.heading}</h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-2">{text.lead}</p>
        </header>
        <section className="gap-x-12 pb-10 md:pb-14 lg:grid lg:grid-cols-[1fr_2fr]">
          <h2 className="text-3xl">{text.ways.title}</h2>
          <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:mt-0">
            {text.ways.list.map((way) => (
              <li key={way.title} className="rounded-lg border border-line bg-card p-5">
                <h3 className="text-xl">{way.title}</h3>
                <p className="mt-2 text-ink-2">{way.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <Estimate />
        <Paragraphs title={text.payment.title} paragraphs={text.payment.paragraphs(holdMinutes)} />
        <Paragraphs {...text.returns} />
        <div className="flex flex-wrap gap-3 pb-4">
          <ButtonLink href={localPath('/contract')}>{text.links.contract}</ButtonLink>
          <ButtonLink href={localPath('/orders/track')}>{text.links.track}</ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The typical range until the city field has loaded, and without scripts. */
function Estimate() {
  const { estimate: text } = useDeliveryMessages();
  const isHydrated = useHydrated();
  const typical = <EstimateResult />;
  return (
    <section className="gap-x-12 rounded-lg bg-amber-wash px-5 py-8 md:px-10 lg:grid lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-3xl">{text.title}</h2>
        <p className="mt-3 max-w-prose text-amber-ink">{text.text}</p>
      </div>
      <div className="mt-6 min-h-40 lg:mt-0">
        {isHydrated ? (
          <Suspense fallback={typical}>
            <CityEstimate />
          </Suspense>
        ) : (
          typical
        )}
      </div>
    </section>
  );
}

function Paragraphs({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section className="gap-x-12 py-10 md:py-12 lg:grid lg:grid-cols-[1fr_2fr]">
      <h2 className="text-3xl">{title}</h2>
      <div className="mt-5 max-w-prose space-y-4 text-ink-2 lg:mt-0">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
