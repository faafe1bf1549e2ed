import { Suspense, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { formatMoney, formatPrice, type Kopecks } from '#domain/money.ts';
import { typicalDelivery } from '#domain/parcel.ts';
import { defaultTerms, isDeliveryFree } from '#domain/sales-terms.ts';
import { useDeliveryCity } from '#web/features/delivery/delivery-city.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useShopSettings } from '#web/kit/shop-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Drop } from '#web/ui/logo.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { clearRemoved, useCart, useCartCount } from './cart.ts';
import { CartLines } from './cart-lines.tsx';
import { blockedLines, totalKopecks } from './cart-rules.ts';
import { cartOpener, closeCart } from './cart-sheet-state.ts';
import { CartRefreshStatus } from './refresh-cart.tsx';

const CityDelivery = lazyComponent(
  'city-delivery',
  async () => (await import('#web/features/delivery/city-delivery.tsx')).CityDelivery,
);

export function CartSheet({ isOpen }: { isOpen: boolean }) {
  const { cart: texts, words } = useMessages();
  useCloseWithPage();
  useEffect(() => {
    if (!isOpen) clearRemoved();
  }, [isOpen]);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(next) => !next && closeCart()}
      title={texts.title}
      closeLabel={words.close}
      finalFocus={focusTarget}
      footer={<CartFooter />}
    >
      <CartRefreshStatus />
      <CartLines onFollow={closeCart} />
      <EmptyCart />
    </Sheet>
  );
}

/** An opener inside a closed menu cannot take the focus; the menu's button does. */
function focusTarget(): HTMLElement | null {
  const opener = cartOpener();
  const menu = opener?.closest('details');
  return (menu && !menu.open ? menu.querySelector('summary') : opener) ?? null;
}

/** Closes the sheet on navigation. */
function useCloseWithPage(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) closeCart();
    shown.current = key;
  }, [key]);
}

function EmptyCart() {
  const { cart: texts } = useMessages();
  if (useCartCount() > 0) return null;
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-14 text-center">
      <Drop className="h-12" />
      <p className="font-display text-2xl font-semibold">{texts.empty}</p>
      <p className="max-w-72 text-ink-2">{texts.emptyText}</p>
    </div>
  );
}

function CartFooter() {
  const { cart: texts } = useMessages();
  const { pathname, search } = useLocation();
  const lines = useCart();
  const total = totalKopecks(lines);
  return (
    <div className="flex flex-col gap-3">
      {lines.length > 0 && (
        <p aria-live="polite" aria-atomic="true" className="figures flex items-baseline justify-between gap-4">
          <span className="text-ink-2">{texts.total} </span>
          <span className="text-xl font-bold whitespace-nowrap">{formatMoney(total, { unit: 'грн' })}</span>
        </p>
      )}
      {total > 0 && <Delivery sumKopecks={total} />}
      {total > 0 && <Checkout isBlocked={blockedLines(lines).length > 0} />}
      {/* Closes the sheet instead of reloading the same page; the link works without scripts. */}
      <ButtonLink
        kind="quiet"
        isWide
        href={`${pathname}${search}`}
        onClick={(event) => {
          event.preventDefault();
          closeCart();
        }}
      >
        {texts.toShop}
      </ButtonLink>
    </div>
  );
}

/** What delivery costs: free from a sum, to the buyer's city, or as a rule. */
function Delivery({ sumKopecks }: { sumKopecks: Kopecks }) {
  const { cart: texts } = useMessages();
  const { terms } = useShopSettings() ?? { terms: defaultTerms };
  const city = useDeliveryCity();
  const { freeDeliveryFromKopecks: freeFrom } = terms;
  if (isDeliveryFree(terms, sumKopecks)) return <p className="text-sm text-ink-2">{texts.freeDelivery}</p>;
  const typical = texts.delivery(formatPrice(typicalDelivery.fromKopecks));
  return (
    <p className="text-sm text-ink-2">
      {city === null ? (
        typical
      ) : (
        <Suspense fallback={typical}>
          <CityDelivery city={city} sumKopecks={sumKopecks} typical={typical}>
            {(name, price) => texts.deliveryTo(name, price)}
          </CityDelivery>
        </Suspense>
      )}
      {freeFrom !== null && ` ${texts.freeFrom(formatPrice(freeFrom - sumKopecks))}`}
    </p>
  );
}

function Checkout({ isBlocked }: { isBlocked: boolean }) {
  const { cart: texts } = useMessages();
  const localPath = useLocalPath();
  const noteId = useId();
  if (!isBlocked) {
    return (
      <ButtonLink kind="primary" size="large" isWide href={localPath('/orders')} onClick={closeCart}>
        {texts.checkout}
      </ButtonLink>
    );
  }
  return (
    <>
      <p id={noteId} className="text-sm text-garnet">
        {texts.blocked}
      </p>
      <Button kind="primary" size="large" isWide disabled aria-describedby={noteId}>
        {texts.checkout}
      </Button>
    </>
  );
}
