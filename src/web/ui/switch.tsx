import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked' | 'onChange'> & {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isLabelHidden?: boolean;
  /** On, but without effect: not green. */
  isMuted?: boolean;
};

/** Takes effect at once, unlike a checkbox in a form. */
export function Switch({
  label,
  isOn,
  onChange,
  isLabelHidden = false,
  isMuted = false,
  className,
  ...rest
}: SwitchProps) {
  return (
    <label className={clsx('inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem] md:min-h-9', className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className={clsx(
          'relative h-6 w-10 shrink-0 appearance-none rounded-full bg-ink-3 transition-colors disabled:opacity-50',
          'before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition-transform',
          'checked:before:translate-x-4',
          isMuted ? 'checked:bg-ink-2' : 'checked:bg-green',
        )}
      />
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
