import { useReturnsMessages } from '#web/kit/messages.tsx';
import { FindOrderFrame } from '#web/storefront/order-tracking/find-order-frame.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const ReturnSearch = lazyComponent('return-search', async () => (await import('./return-search.tsx')).ReturnSearch);

/** A buyer asks to return goods: signed in, or by order number and phone. */
export default function ReturnPage() {
  const texts = useReturnsMessages();
  return (
    <FindOrderFrame
      texts={texts}
      intro={<p className="mt-4 rounded-md bg-amber-wash p-4 text-amber-ink">{texts.law}</p>}
    >
      <ReturnSearch />
    </FindOrderFrame>
  );
}
