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
    <label className={clsx('check', className)}>
      <input aria-describedby={describedBy} aria-invalid={isInvalid} {...rest} type="checkbox" />
      {typeof label === 'string' ? label : <span>{label}</span>}
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
