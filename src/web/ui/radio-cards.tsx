import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';

export type RadioCard<Value extends string> = { value: Value; title: string; text?: ReactNode; isDisabled?: boolean };

type RadioCardsProps<Value extends string> = {
  legend: string;
  isLegendHidden?: boolean;
  name: string;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  className?: string;
  /** The first radio button, which takes the focus of the group. */
  ref?: Ref<HTMLInputElement>;
};

/** Radio buttons with an explanation each: delivery, payment. */
export function RadioCards<Value extends string>({
  legend,
  isLegendHidden = false,
  name,
  cards,
  value,
  onChange,
  error,
  className,
  ref,
}: RadioCardsProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className={clsx('grid gap-3 sm:grid-cols-2', className)}>
        {cards.map((card, at) => (
          <label
            key={card.value}
            className={clsx(
              'flex min-h-16 gap-3 rounded-lg border border-line-2 bg-card p-4 transition-colors',
              'has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber',
              card.isDisabled ? 'text-ink-3' : 'hover:border-ink-3 has-checked:hover:border-ink',
            )}
          >
            <input
              ref={at === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
              aria-describedby={card.text ? `${id}-${card.value}` : undefined}
              onChange={() => onChange(card.value)}
              className={clsx(
                'mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-2 bg-white outline-none',
                'checked:border-6 checked:border-amber disabled:opacity-50',
              )}
            />
            <span className="flex min-w-0 flex-col gap-0.5">
              <span className="font-semibold">{card.title}</span>
              {card.text && (
                <span id={`${id}-${card.value}`} className="text-sm text-ink-2">
                  {card.text}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-xs text-garnet">
          {error}
        </p>
      )}
    </fieldset>
  );
}
