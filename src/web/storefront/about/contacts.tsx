import type { ReactNode } from 'react';
import { shop } from '#domain/shop.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import type { AboutText } from '#web/messages/uk/about/about.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

const linkLook =
  'inline-flex min-h-11 items-center underline decoration-line-2 underline-offset-4 hover:decoration-amber md:min-h-8';

export function Contacts({ text }: { text: AboutText['visit'] }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { region, city, address } = shop.pickupPoint;
  return (
    <section className="gap-x-12 py-12 md:py-16 lg:grid lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-3xl">{text.title}</h2>
        <p className="mt-3 max-w-prose text-ink-2">{text.text}</p>
      </div>
      <div className="mt-6 lg:mt-0">
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Way title={text.address}>
            {region[language]}, {city[language]}, {address[language]}
          </Way>
          <Way title={text.hours}>{shop.openingHours[language]}</Way>
          <Way title={text.phone}>
            <a href={`tel:${shop.phone}`} className={linkLook}>
              {shop.shownPhone}
            </a>
          </Way>
          <Way title={text.email}>
            <a href={`mailto:${shop.email}`} className={linkLook}>
              {shop.email}
            </a>
          </Way>
          <Way title={text.online}>
            <span className="flex flex-wrap gap-x-5">
              {[shop.messenger, shop.social].map(({ name, address }) => (
                <a key={name} href={address} target="_blank" rel="noreferrer" className={linkLook}>
                  {name}
                </a>
              ))}
            </span>
          </Way>
        </dl>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink kind="primary" href={localPath('/index')}>
            {text.toShop}
          </ButtonLink>
          <ButtonLink href={localPath('/contract')}>{text.contract}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label-caps text-ink-2">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
