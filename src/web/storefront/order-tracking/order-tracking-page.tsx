import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { FindOrderFrame } from './find-order-frame.tsx';

const OrderSearch = lazyComponent('order-search', async () => (await import('./order-search.tsx')).OrderSearch);

/** For guests: the order status by order number and phone. */
export default function OrderTrackingPage() {
  const { tracking: texts } = useCheckoutMessages();
  return (
    <FindOrderFrame texts={texts} intro={<p className="mt-3 text-ink-2">{texts.text}</p>}>
      <OrderSearch />
    </FindOrderFrame>
  );
}
