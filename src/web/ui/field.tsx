import { clsx } from 'clsx';
import { createContext, type ReactNode, use, useId } from 'react';

type FieldWiring = {
  inputId: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

const Wiring = createContext<FieldWiring | null>(null);

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  className?: string;
  children: ReactNode;
};

/** A label, a control, a hint and an error, associated by ARIA attributes. */
export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const wiring: FieldWiring = {
    inputId: `${id}-input`,
    labelId: `${id}-label`,
    describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
    isInvalid: Boolean(error),
    isRequired,
  };

  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label
        id={wiring.labelId}
        htmlFor={wiring.inputId}
        className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}
      >
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ml-0.5 text-garnet">
            *
          </span>
        )}
      </label>
      <Wiring value={wiring}>{children}</Wiring>
      {error && (
        <p id={errorId} className="text-xs text-garnet">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

type WiredProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
};

/** ARIA attributes for a control inside a field; empty outside a field. */
export function useFieldWiring(): WiredProps {
  const wiring = use(Wiring);
  if (!wiring) return {};
  return {
    id: wiring.inputId,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.isInvalid || undefined,
    'aria-required': wiring.isRequired || undefined,
  };
}

/** For a control whose open popup hides the field's label from screen readers. */
export function useFieldLabelId(): string | undefined {
  return use(Wiring)?.labelId;
}
