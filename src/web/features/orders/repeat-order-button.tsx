import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef, useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import { cartTriggerProps, preloadCart } from '#web/features/cart/cart-trigger.ts';
import { type RepeatedOrder, repeatOrder, undoRepeat } from '#web/features/cart/repeat-order.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { RepeatNotice } from './repeat-notice.tsx';

/** Fills the cart with the goods of a past order, and shows what has changed since. */
export function RepeatOrderButton({ order }: { order: Pick<Order, 'orderNo' | 'products'> }) {
  const { repeat: texts } = useAccountMessages().orders;
  const { isLoading, error, send } = useRequest();
  const [repeated, setRepeated] = useState<RepeatedOrder | 'undone' | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const repeat = async () => {
    preloadCart();
    const filled = await send(() => repeatOrder(order.products));
    setRepeated(filled);
  };
  const undo = (filled: RepeatedOrder) => {
    undoRepeat(filled);
    setRepeated('undone');
    // The pressed button is removed with the notice.
    button.current?.focus();
  };

  return (
    <div className="grid gap-4">
      <Button
        ref={button}
        className="justify-self-start"
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        aria-label={texts.buttonName(order.orderNo)}
        isLoading={isLoading}
        onClick={() => void repeat()}
      >
        {texts.button}
      </Button>
      <FormProblem message={error} />
      {/* Always rendered: a live region must exist before its message. */}
      <div role="status" className="empty:hidden">
        {repeated === 'undone' && <p className="text-ink-2">{texts.undone}</p>}
        {repeated !== null && repeated !== 'undone' && (
          <RepeatNotice
            repeated={repeated}
            actions={
              <>
                {repeated.count > 0 && (
                  <Button kind="primary" {...cartTriggerProps}>
                    {texts.openCart}
                  </Button>
                )}
                {repeated.filled.length > 0 && <Button onClick={() => undo(repeated)}>{texts.undo}</Button>}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}
