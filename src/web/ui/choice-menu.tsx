import { Menu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { popupClasses, usePortalContainer } from './popup.ts';

type ChoiceMenuProps<Value extends string> = {
  /** The accessible name of the button, with the current choice. */
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: ReactNode }[];
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
  isBusy?: boolean;
  className?: string;
  /** What the button shows. */
  children: ReactNode;
};

/** One of a few values, chosen on purpose: unlike in a select, arrow keys and typing only move the highlight. */
export function ChoiceMenu<Value extends string>({
  label,
  value,
  options,
  onChoose,
  isDisabled = false,
  isBusy = false,
  className,
  children,
}: ChoiceMenuProps<Value>) {
  const portalHome = usePortalContainer();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={label}
        aria-busy={isBusy || undefined}
        disabled={isDisabled}
        className={clsx('inline-flex items-center gap-1', isBusy && 'opacity-60', className)}
      >
        {children}
      </Menu.Trigger>
      <Menu.Portal container={portalHome}>
        <Menu.Positioner sideOffset={6} align="start" className="z-60 outline-none">
          <Menu.Popup className={clsx(popupClasses, 'max-h-(--available-height) min-w-44 overflow-y-auto')}>
            <Menu.RadioGroup value={value} onValueChange={onChoose}>
              {options.map((option) => (
                <Menu.RadioItem
                  key={option.value}
                  value={option.value}
                  closeOnClick
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 outline-none data-highlighted:bg-amber-wash md:min-h-10"
                >
                  {option.label}
                  <Menu.RadioItemIndicator className="text-amber">
                    <Check aria-hidden="true" className="size-4" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
