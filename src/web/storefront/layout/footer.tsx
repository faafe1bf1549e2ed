import { type ReactNode, Suspense, useState } from 'react';
import type { MenuCategory } from '#contracts/categories.ts';
import { shop } from '#domain/shop.ts';
import { CachedPart } from '#web/kit/cached-part.tsx';
import { useLanguage, useLocalPath, useNameLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Logo } from '#web/ui/logo.tsx';
import { categoryPath } from '../paths.ts';

const ContactDialog = lazyComponent('contact-dialog', async () => (await import('./contact-dialog.tsx')).ContactDialog);

const collectionLinks = [
  { path: '/discounts', name: 'discounts' },
  { path: '/best-sellers', name: 'bestSellers' },
  { path: '/brands', name: 'brands' },
  { path: '/notes', name: 'notes' },
] as const;

type FooterProps = { categories: readonly MenuCategory[]; year: number };

export function Footer(props: FooterProps) {
  return <CachedPart as="footer" className="shop-footer" part={FooterContent} props={props} />;
}

function FooterContent({ categories, year }: FooterProps) {
  const { shop: texts, shopFrame } = useMessages();
  const { footer } = shopFrame;
  const language = useLanguage();
  const localPath = useLocalPath();
  const nameLanguage = useNameLanguage();
  const { city, address } = shop.pickupPoint;
  return (
    <>
      <div className="page-width">
        <div className="footer-brand">
          <a href={localPath('/index')}>
            <Logo name={texts.name} tone="light" />
          </a>
          <p>{footer.promise}</p>
        </div>
        <Column title={footer.categories}>
          <ul className="grid grid-cols-2 gap-x-6">
            {categories.map(({ name, title }) => (
              <li key={title}>
                <a lang={nameLanguage(name)} href={localPath(categoryPath(title))}>
                  {name}
                </a>
              </li>
            ))}
            {collectionLinks.map(({ path, name }) => (
              <li key={path}>
                <a href={localPath(path)}>{footer[name]}</a>
              </li>
            ))}
          </ul>
        </Column>
        <Column title={footer.useful}>
          <ul>
            <li>
              <a href={localPath('/about')}>{footer.about}</a>
            </li>
            <li>
              <a href={localPath('/delivery')}>{footer.delivery}</a>
            </li>
            <li>
              <ContactButton />
            </li>
            <li>
              <a href={localPath('/contract')}>{footer.contract}</a>
            </li>
            <li>
              <a href={localPath('/blog')}>{footer.blog}</a>
            </li>
            <li>
              <a href={localPath('/orders/track')}>{footer.track}</a>
            </li>
          </ul>
        </Column>
        <Column title={footer.contacts}>
          <address>
            <a href={`tel:${shop.phone}`}>{shop.shownPhone}</a>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
            <p>
              {`${footer.pickup}: ${city[language]}, ${address[language]}`}
              <br />
              {shop.openingHours[language]}
            </p>
          </address>
        </Column>
      </div>
      <small>
        <span className="page-width">
          <span>{footer.copyright(year, texts.name)}</span>
          <span>{shop.seller[language]}</span>
        </span>
      </small>
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
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
