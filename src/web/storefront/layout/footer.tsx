import { type ReactNode, Suspense, useState } from 'react';
import type { MenuCategory } from '#contracts/categories.ts';
import { shop } from '#domain/shop.ts';
import { CachedPart } from '#web/kit/cached-part.tsx';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Logo } from '#web/ui/logo.tsx';
import { categoryPath } from '../paths.ts';
import { LinkItem } from './link-item.tsx';

const ContactDialog = lazyComponent('contact-dialog', async () => (await import('./contact-dialog.tsx')).ContactDialog);

type FooterProps = { categories: readonly MenuCategory[]; year: number };

export function Footer(props: FooterProps) {
  return <CachedPart as="footer" className="shop-footer" part={FooterContent} each={[props]} />;
}

function FooterContent({ categories, year }: FooterProps) {
  const { shop: texts, shopFrame } = useMessages();
  const { footer } = shopFrame;
  const language = useLanguage();
  const localPath = useLocalPath();
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
              <LinkItem key={title} path={categoryPath(title)} name={name} />
            ))}
            <LinkItem path="/discounts" name={footer.discounts} />
            <LinkItem path="/best-sellers" name={footer.bestSellers} />
            <LinkItem path="/brands" name={footer.brands} />
            <LinkItem path="/notes" name={footer.notes} />
          </ul>
        </Column>
        <Column title={footer.useful}>
          <ul>
            <LinkItem path="/about" name={footer.about} />
            <LinkItem path="/delivery" name={footer.delivery} />
            <li>
              <ContactButton />
            </li>
            <LinkItem path="/contract" name={footer.contract} />
            <LinkItem path="/blog" name={footer.blog} />
            <LinkItem path="/orders/track" name={footer.track} />
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
