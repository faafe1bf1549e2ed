import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field.tsx';
import { inputClasses } from './input-classes.ts';

export function Textarea({ className, rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const wiring = useFieldWiring();
  return (
    <textarea
      {...wiring}
      {...rest}
      rows={rows}
      className={inputClasses(false, 'field-sizing-content h-auto max-h-96 min-h-24 py-3', className)}
    />
  );
}
