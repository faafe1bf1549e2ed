import { clsx } from 'clsx';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useRef } from 'react';

/** Throttle: a double click counts as one step. */
const lockMs = 500;

type QuantityStepperProps = {
  value: number;
  /** The value for screen readers: "2 pcs". */
  label: string;
  /** Never called for less than 1. */
  onStep: (step: 1 | -1) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** A popup at the buttons. */
  note?: ReactNode;
};

const stepButton =
  'flex size-11 shrink-0 items-center justify-center rounded-md text-ink-2 hover:not-aria-disabled:bg-amber-wash hover:not-aria-disabled:text-ink [&_svg]:size-4';

/** Throttled buttons. They use aria-disabled, since `disabled` would lose the focus. */
export function QuantityStepper({ value, label, onStep, decreaseLabel, increaseLabel, note }: QuantityStepperProps) {
  const lockedUntil = useRef(0);
  const step = (by: 1 | -1) => {
    const now = performance.now();
    if (now < lockedUntil.current || value + by < 1) return;
    lockedUntil.current = now + lockMs;
    onStep(by);
  };
  return (
    <div className="relative inline-flex w-fit items-center rounded-md border border-line-2 bg-white">
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={value <= 1 || undefined}
        onClick={() => step(-1)}
        className={clsx(stepButton, value <= 1 && 'opacity-40')}
      >
        <Minus aria-hidden="true" />
      </button>
      <span aria-live="polite" aria-atomic="true" className="figures min-w-8 text-center font-semibold">
        <span aria-hidden="true">{value}</span>
        <span className="sr-only">{label}</span>
      </span>
      <button type="button" aria-label={increaseLabel} onClick={() => step(1)} className={stepButton}>
        <Plus aria-hidden="true" />
      </button>
      {note}
    </div>
  );
}
