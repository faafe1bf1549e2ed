import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { mostCartLines } from '#domain/cart.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { type RemovedLine, undoRemoval, useCart, useRemovedLines } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import { CartRow } from './cart-row.tsx';

type CartLinesProps = {
  /** A product link was followed. */
  onFollow?: () => void;
};

type Row = { kind: 'line'; line: CartLine } | { kind: 'removed'; removed: RemovedLine };

/** Inserts removed lines at their position, for undo. */
function rowsOf(lines: readonly CartLine[], removed: readonly RemovedLine[]): Row[] {
  const rows: Row[] = lines.map((line) => ({ kind: 'line', line }));
  for (const one of removed.toReversed())
    rows.splice(Math.min(one.at, rows.length), 0, { kind: 'removed', removed: one });
  return rows;
}

/** The cart's lines, for the cart sheet and the order preview. */
export function CartLines({ onFollow }: CartLinesProps) {
  const { cart: texts } = useMessages();
  const lines = useCart();
  const removed = useRemovedLines();
  const table = useFocusAfterChange(lines, removed);
  const rows = rowsOf(lines, removed);
  if (rows.length === 0) return null;
  return (
    <table ref={table} aria-label={texts.title} className="@container block">
      <thead className="block">
        <tr className="label-caps flex justify-between gap-x-4 border-b border-line pb-2 text-ink-3 @xs:grid @xs:grid-cols-[4.5rem_1fr_auto]">
          <th scope="col" className="@max-xs:sr-only">
            <span className="sr-only">{texts.product}</span>
          </th>
          <th scope="col" className="text-left font-semibold">
            {texts.quantity}
          </th>
          <th scope="col" className="text-right font-semibold">
            {texts.cost}
          </th>
          <th scope="col" className="sr-only">
            {texts.removal}
          </th>
        </tr>
      </thead>
      <tbody className="block">
        {rows.map((row) =>
          row.kind === 'line' ? (
            <CartRow key={row.line.product._id} line={row.line} onFollow={onFollow} />
          ) : (
            <RemovedRow key={`removed ${row.removed.line.product._id}`} line={row.removed.line} />
          ),
        )}
      </tbody>
    </table>
  );
}

/** Focus management: when the focused button is removed with its row, the focus moves to the button in its place (remove, undo). */
function useFocusAfterChange(lines: readonly CartLine[], removed: readonly RemovedLine[]) {
  const table = useRef<HTMLTableElement>(null);
  const before = useRef({ lines, removed });
  useEffect(() => {
    const { lines: linesBefore, removed: removedBefore } = before.current;
    before.current = { lines, removed };
    if (document.activeElement !== document.body) return;
    const idsOf = (all: readonly { line: CartLine }[]) => new Set(all.map(({ line }) => line.product._id));
    const taken = removed.find(({ line }) => !idsOf(removedBefore).has(line.product._id));
    const back = removedBefore.find(({ line }) => !idsOf(removed).has(line.product._id));
    const place = taken ?? (linesBefore === lines ? undefined : back);
    const row = place && table.current?.querySelector(`[data-product="${place.line.product._id}"]`);
    row?.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
  }, [lines, removed]);
  return table;
}

/** Shown in place of a removed line until the cart is closed. */
function RemovedRow({ line: { product } }: { line: CartLine }) {
  const { cart: texts } = useMessages();
  const [isFull, setIsFull] = useState(false);
  return (
    <tr data-product={product._id} className="flex items-center justify-between gap-3 border-b border-line py-2">
      <td className="min-w-0 text-sm text-ink-2">
        {texts.removed}: <span className="font-semibold">{product.name}</span>
        {isFull && (
          <span role="alert" className="mt-1 block font-semibold text-garnet-ink">
            {texts.full(mostCartLines)}
          </span>
        )}
      </td>
      <td>
        <Button
          kind="quiet"
          size="small"
          data-focus
          aria-label={texts.undoName(product.name)}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          onClick={() => setIsFull(undoRemoval(product._id) === 'cart-full')}
        >
          {texts.undo}
        </Button>
      </td>
    </tr>
  );
}
