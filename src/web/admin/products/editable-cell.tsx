import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type AdminProductCard, adminProductCard } from '#contracts/admin-products.ts';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons } from '#web/kit/request.ts';
import { isExpiredSession } from '#web/kit/session.ts';
import { inputClasses } from '#web/ui/input-classes.ts';

type EditableCellProps = {
  /** Names the column and the row. */
  label: string;
  /** Enter moves down within it. */
  column: 'price' | 'stock';
  readValue: (product: AdminProductCard) => number;
  product: AdminProductCard;
  unit: string;
  /** `was` is the value that the cell showed. */
  save: (typed: string, was: number) => Promise<Answer<AdminProductCard>>;
  /** Gets the row as it is now, saved or changed by somebody else. */
  onChanged: (product: AdminProductCard) => void;
};

const written = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ','));

function focusNextInColumn(from: HTMLInputElement, column: string) {
  const cells = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ?? [])];
  const next = cells[cells.indexOf(from) + 1];
  if (next) next.focus();
  else from.select();
}

/** Enter saves and moves down, leaving the cell saves, Escape reverts. A conflict keeps what was typed until it is confirmed. */
export function EditableCell({ label, column, readValue, product, unit, save, onChanged }: EditableCellProps) {
  const { cells: texts } = useAdminMessages().productTable;
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  // Enter moves the focus, and leaving the cell saves too: before the next render only a ref knows that it is being saved.
  const isSending = useRef(false);
  const value = readValue(product);

  function revert() {
    setTyped(null);
    setProblem(null);
  }

  function showFailure(error: unknown) {
    if (!isProblem(error)) throw error;
    if (isExpiredSession(error)) return;
    const current = adminProductCard.safeParse(error.data.current).data;
    if (current) onChanged(current);
    setProblem(current ? texts.newer(`${written(readValue(current))} ${unit}`) : problemReasons(error));
  }

  async function send() {
    if (typed === null || isSending.current) return;
    if (typed.trim() === written(value)) return revert();
    isSending.current = true;
    setState('saving');
    try {
      const { data } = await save(typed, value);
      onChanged(data);
      revert();
      setState('saved');
    } catch (error) {
      setState('idle');
      showFailure(error);
    } finally {
      isSending.current = false;
    }
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      revert();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void send();
    focusNextInColumn(event.currentTarget, column);
  }

  return (
    <span className="inline-flex flex-col items-end">
      <span className="inline-flex items-center gap-1.5">
        <input
          type="text"
          data-column={column}
          aria-label={label}
          aria-invalid={problem !== null || undefined}
          aria-describedby={noteId}
          inputMode={column === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          readOnly={state === 'saving'}
          value={typed ?? written(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            setState('idle');
          }}
          onFocus={(event) => event.target.select()}
          // A conflict is confirmed with Enter, not by leaving.
          onBlur={() => {
            if (problem === null) void send();
          }}
          onKeyDown={press}
          className={clsx(
            inputClasses(true, 'figures w-24! px-2! text-right'),
            state === 'saved' && 'border-green!',
            state === 'saving' && 'opacity-60',
          )}
        />
        <span aria-hidden="true" className="w-6 text-left text-sm text-ink-2">
          {unit}
        </span>
      </span>
      <span
        id={noteId}
        role="status"
        className={clsx('max-w-44 text-right text-xs', problem ? 'text-garnet' : 'sr-only')}
      >
        {problem ?? (state === 'saved' ? texts.saved : '')}
      </span>
    </span>
  );
}
