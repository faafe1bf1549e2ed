import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldWiring } from './field.tsx';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  /** A short note at the end of the row, such as the number of products. */
  note?: ReactNode;
};

export function Checkbox({ label, note, className, ...rest }: CheckboxProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldWiring();
  return (
    <label className={clsx('flex min-h-11 items-center gap-2.5 text-[0.9375rem] md:min-h-9', className)}>
      <input aria-describedby={describedBy} aria-invalid={isInvalid} {...rest} type="checkbox" className="tick-box" />
      <span className="min-w-0 grow">{label}</span>
      {note !== undefined && <span className="figures text-xs text-ink-3">{note}</span>}
    </label>
  );
}
