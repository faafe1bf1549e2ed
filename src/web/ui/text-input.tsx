import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldWiring } from './field.tsx';
import { inputClasses } from './input-classes.ts';

type TextInputProps = ComponentPropsWithRef<'input'> & {
  isDense?: boolean;
  /** A unit or sign at the end of the box. */
  suffix?: ReactNode;
};

export function TextInput({ isDense = false, suffix, className, type = 'text', ...rest }: TextInputProps) {
  const wiring = useFieldWiring();
  const input = (
    <input {...wiring} {...rest} type={type} className={inputClasses(isDense, suffix ? 'pr-12' : className)} />
  );
  if (!suffix) return input;
  return (
    <span className={`relative block ${className ?? ''}`}>
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-3"
      >
        {suffix}
      </span>
    </span>
  );
}
