import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

type FormHeadingProps = {
  /** The form's name in the address; the one that shows without a name has none. */
  form: string | null;
  isShown: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A heading that is pressed to see its form. The rest of the address, the way back above all, stays as it is. */
export function FormHeading({ form, isShown, onPress, children }: FormHeadingProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('form');
  if (form !== null) params.set('form', form);
  return (
    <h2 className="text-2xl sm:text-3xl">
      <Link
        to={{ pathname, search: params.toString() }}
        replace
        preventScrollReset
        aria-current={isShown ? 'page' : undefined}
        onClick={onPress}
        className={clsx(
          '-mb-px flex min-h-11 items-center border-b-2 pb-2 transition-colors',
          isShown ? 'border-amber text-ink' : 'border-transparent text-ink-3 hover:text-ink',
        )}
      >
        {children}
      </Link>
    </h2>
  );
}
