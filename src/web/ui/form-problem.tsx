import type { ReactNode } from 'react';

type FormProblemProps = { message: string | undefined; children?: ReactNode };

/** Why a form as a whole was refused, above its button: what was typed stays. `children` is what to do about it. */
export function FormProblem({ message, children }: FormProblemProps) {
  if (!message) return null;
  return (
    <div role="alert" className="rounded-md bg-garnet-wash px-4 py-3 text-sm text-garnet-ink">
      <p>{message}</p>
      {children}
    </div>
  );
}
