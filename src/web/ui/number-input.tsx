import { clsx } from 'clsx';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { useFieldWiring } from './field.tsx';

type NumberInputProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Required outside a field. */
  label?: string;
  decreaseLabel: string;
  increaseLabel: string;
  isDisabled?: boolean;
  className?: string;
};

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

const stepButton =
  'flex size-11.5 shrink-0 items-center justify-center text-ink-2 hover:not-disabled:text-ink disabled:opacity-35 [&_svg]:size-4';

/** An integer between two limits. Typed input is validated on blur, so that "1" on the way to "12" is not clamped. */
export function NumberInput({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  label,
  decreaseLabel,
  increaseLabel,
  isDisabled = false,
  className,
}: NumberInputProps) {
  const wiring = useFieldWiring();
  const [draft, setDraft] = useState<string | null>(null);

  const change = (next: number) => {
    setDraft(null);
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    if (draft === null) return;
    const typed = Number.parseInt(draft, 10);
    change(Number.isNaN(typed) ? value : typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    change(value + steps * step);
  };

  return (
    <div
      className={clsx(
        'inline-flex w-fit items-center rounded-md border border-line-2 bg-white',
        isDisabled && 'opacity-60',
        className,
      )}
    >
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={isDisabled || value <= min}
        onClick={() => change(value - step)}
        className={stepButton}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        {...wiring}
        role="spinbutton"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        disabled={isDisabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/[^\d]/g, ''))}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className="figures h-11.5 w-12 min-w-0 rounded-sm bg-transparent text-center text-base font-semibold"
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={isDisabled || value >= max}
        onClick={() => change(value + step)}
        className={stepButton}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
