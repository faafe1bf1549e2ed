import { clsx } from 'clsx';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { useFieldWiring } from './field.tsx';
import { inputClasses } from './input-classes.ts';

type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  isDense?: boolean;
  /** Labels of the button that shows or hides the password. */
  showLabel: string;
  hideLabel: string;
};

export function PasswordInput({ isDense = false, showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const wiring = useFieldWiring();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className={clsx('relative block', className)}>
      <input
        {...wiring}
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={inputClasses(isDense, 'pr-12')}
      />
      <button
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        title={isShown ? hideLabel : showLabel}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-2 hover:text-ink"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
    </span>
  );
}
