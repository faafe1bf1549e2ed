import { type ReactNode, useId } from 'react';

type FormPartProps = { number: number; heading: string; children: ReactNode };

export function FormPart({ number, heading, children }: FormPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="flex items-center gap-3.5 text-2xl">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full border border-amber font-sans text-base font-semibold text-amber-ink"
        >
          {number}
        </span>
        {heading}
      </h2>
      {children}
    </section>
  );
}
