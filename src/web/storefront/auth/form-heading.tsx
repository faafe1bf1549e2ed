import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

type FormHeadingProps = {
  /** The form's name in the URL; null for the default form. */
  form: string | null;
  isShown: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A heading that switches to its form. Other search parameters, such as the return path, stay. */
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
