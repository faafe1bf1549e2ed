import { formatMoney } from '#domain/money.ts';
import { useCheckoutMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { CartChange, LineChange } from './cart-change.ts';

type ChangeDialogProps = {
  change: CartChange;
  isOpen: boolean;
  onClose: () => void;
  /** The buyer accepts the new prices. */
  onAgree: () => void;
  /** The buyer accepts the quantities in stock. */
  onAdjust: () => void;
};

/** Prices or stock changed before the order was placed; the buyer must confirm the changes first. */
export function ChangeDialog({ change, isOpen, onClose, onAgree, onAdjust }: ChangeDialogProps) {
  const { change: texts } = useCheckoutMessages().checkout;
  const { words } = useMessages();
  const { changes, hasShortage, before, after } = change;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={hasShortage ? texts.stockTitle : texts.priceTitle}
      description={hasShortage ? texts.stockText : texts.priceText}
      closeLabel={words.close}
      footer={
        <>
          <Button onClick={onClose}>{texts.back}</Button>
          {hasShortage ? (
            <Button kind="primary" onClick={onAdjust}>
              {texts.adjust}
            </Button>
          ) : (
            <Button kind="primary" onClick={onAgree}>
              {texts.agree(formatMoney(after))}
            </Button>
          )}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {changes.map((one) => (
          <li key={one.productId} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="font-semibold">{one.name}</span>
            <WhatChanged change={one} />
          </li>
        ))}
      </ul>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line-2 pt-4">
        <span>{texts.total}</span>
        <WasAndNow before={before} after={after} />
      </p>
    </Dialog>
  );
}

function WhatChanged({ change }: { change: LineChange }) {
  const { change: texts } = useCheckoutMessages().checkout;
  if (change.kind === 'price') return <WasAndNow before={change.before} after={change.after} />;
  const { wanted, left, isBottled } = change;
  const short = isBottled ? texts.shortMl : texts.shortPieces;
  return <span className="text-sm text-garnet">{left === 0 ? texts.gone : short(wanted, left)}</span>;
}

function WasAndNow({ before, after }: { before: number; after: number }) {
  const { change: texts } = useCheckoutMessages().checkout;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {before !== after && (
        <s className="text-sm whitespace-nowrap text-ink-3">
          <span className="sr-only">{texts.was} </span>
          {formatMoney(before)}
        </s>
      )}
      <span className="font-bold whitespace-nowrap">
        <span className="sr-only">{texts.now} </span>
        {formatMoney(after)}
      </span>
    </span>
  );
}
