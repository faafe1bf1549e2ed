import type { ReactNode } from 'react';

type FormProblemProps = { message: string | undefined; children?: ReactNode };

/** An error of the whole form, above its button. `children` is a way to resolve it. */
export function FormProblem({ message, children }: FormProblemProps) {
  if (!message) return null;
  return (
    <div role="alert" className="rounded-md bg-garnet-wash px-4 py-3 text-sm text-garnet-ink">
      <p>{message}</p>
      {children}
    </div>
  );
}
