import { type ReactNode, Suspense, useState } from 'react';
import type { MenuCategory } from '#contracts/categories.ts';
import { nameLanguage } from '#domain/language.ts';
import { shop } from '#domain/shop.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { categoryPath } from '../paths.ts';

const ContactDialog = lazyComponent('contact-dialog', async () => (await import('./contact-dialog.tsx')).ContactDialog);

const collectionLinks = [
  { path: '/discounts', name: 'discounts' },
  { path: '/best-sellers', name: 'bestSellers' },
  { path: '/brands', name: 'brands' },
  { path: '/notes', name: 'notes' },
] as const;

export function Footer({ categories, year }: { categories: readonly MenuCategory[]; year: number }) {
  const { shop: texts, shopFrame } = useMessages();
  const { footer } = shopFrame;
  const language = useLanguage();
  const localPath = useLocalPath();
  const { city, address } = shop.pickupPoint;
  return (
    <footer className="defer-render mt-16 [--deferred-height:65rem] sm:[--deferred-height:44rem] lg:[--deferred-height:24rem] bg-inverse text-sm text-inverse-ink print:hidden">
      <div className="page-width grid gap-x-8 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_1.5fr_1fr_1.2fr] lg:py-14">
        <div className="max-w-xs">
          <Link href={localPath('/index')} className="inline-flex min-h-11 items-center">
            <Logo name={texts.name} tone="light" />
          </Link>
          <p className="mt-3">{footer.promise}</p>
        </div>
        <Column title={footer.categories}>
          <ul className="grid grid-cols-2 gap-x-6">
            {categories.map(({ name, title }) => (
              <li key={title}>
                <Link lang={nameLanguage(name)} href={localPath(categoryPath(title))}>
                  {name}
                </Link>
              </li>
            ))}
            {collectionLinks.map(({ path, name }) => (
              <li key={path}>
                <Link href={localPath(path)}>{footer[name]}</Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column title={footer.useful}>
          <ul>
            <li>
              <Link href={localPath('/about')}>{footer.about}</Link>
            </li>
            <li>
              <Link href={localPath('/delivery')}>{footer.delivery}</Link>
            </li>
            <li>
              <ContactButton />
            </li>
            <li>
              <Link href={localPath('/contract')}>{footer.contract}</Link>
            </li>
            <li>
              <Link href={localPath('/blog')}>{footer.blog}</Link>
            </li>
            <li>
              <Link href={localPath('/orders/track')}>{footer.track}</Link>
            </li>
          </ul>
        </Column>
        <Column title={footer.contacts}>
          <address className="flex flex-col items-start not-italic">
            <a href={`tel:${shop.phone}`}>{shop.shownPhone}</a>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
            <p className="mt-2">
              {footer.pickup}: {city[language]}, {address[language]}
              <br />
              {shop.openingHours[language]}
            </p>
          </address>
        </Column>
      </div>
      <div className="border-t border-inverse-2">
        <div className="page-width flex flex-wrap gap-x-6 gap-y-1 py-5 text-xs">
          <p>{footer.copyright(year, texts.name)}</p>
          <p>{shop.seller[language]}</p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="footer-links">
      <h2 className="label-caps mb-2 font-sans text-card">{title}</h2>
      {children}
    </section>
  );
}

function ContactButton() {
  const { footer } = useMessages().shopFrame;
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const open = () => {
    setIsNeeded(true);
    setIsOpen(true);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        {footer.contactUs}
      </button>
      {isNeeded && (
        <Suspense fallback={null}>
          <ContactDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
