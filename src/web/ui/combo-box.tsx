import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type Ref, useEffect, useRef, useState } from 'react';
import { type ComboOption, matchingOptions, type OptionMatcher } from './combo-options.ts';
import { useFieldLabelId, useFieldWiring } from './field.tsx';
import { inputClasses } from './input-classes.ts';
import { popupClasses, usePortalContainer } from './popup.ts';
import { Spinner } from './spinner.tsx';
import { useHydrated } from './use-hydrated.ts';

type ComboBoxProps = {
  options: readonly ComboOption[];
  value: ComboOption | null;
  onChange: (option: ComboOption | null) => void;
  /** For server-side search: the options are then shown unfiltered. */
  onQueryChange?: (query: string) => void;
  /** For options that are matched by more than the words of their labels. */
  match?: OptionMatcher;
  isLoading?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  emptyText: string;
  loadingText: string;
  openLabel: string;
  clearLabel: string;
  /** Renders at most this many options, so that long lists stay fast. */
  limit?: number;
  isDense?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

const sideButton = 'flex h-full w-9 items-center justify-center text-ink-3 hover:text-ink [&_svg]:size-4';

export function ComboBox({
  options,
  value,
  onChange,
  onQueryChange,
  match = (query, most) => matchingOptions(options, query, most),
  isLoading = false,
  isDisabled = false,
  placeholder,
  emptyText,
  loadingText,
  openLabel,
  clearLabel,
  limit = 100,
  isDense = false,
  name,
  onBlur,
  ref,
}: ComboBoxProps) {
  const wiring = useFieldWiring();
  const labelId = useFieldLabelId();
  const portalHome = usePortalContainer();
  const actions = useRef<Combobox.Root.Actions | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const look = inputClasses(isDense, 'pr-18');

  const type = (text: string | null) => {
    setTyped(text);
    onQueryChange?.(text ?? '');
  };
  const changeOpen = (open: boolean) => {
    setIsOpen(open);
    // Typed text without a chosen option is discarded.
    if (!open) type(null);
  };

  // Without the primitive's popup, which would hide the page and the field's label from screen readers while leaving them reachable by Tab. So the
  // primitive must be unmounted by hand.
  useEffect(() => {
    if (!isOpen) actions.current?.unmount();
  }, [isOpen]);

  // Not server-rendered: the primitive's inline styles violate the content security policy.
  if (!isHydrated) {
    return <input {...wiring} className={look} placeholder={placeholder} defaultValue={value?.label} readOnly />;
  }

  const shown = onQueryChange ? options.slice(0, limit) : match(typed ?? '', limit);

  return (
    <Combobox.Root
      items={shown}
      filter={null}
      value={value}
      onValueChange={onChange}
      inputValue={typed ?? value?.label ?? ''}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') type(text);
        else if (reason === 'input-clear' || reason === 'clear-press') type(isOpen ? '' : null);
      }}
      open={isOpen}
      onOpenChange={changeOpen}
      actionsRef={actions}
      itemToStringLabel={(option: ComboOption) => option.label}
      isItemEqualToValue={(option: ComboOption, chosen: ComboOption) => option.value === chosen.value}
      disabled={isDisabled}
      autoHighlight
      name={name}
    >
      <Combobox.InputGroup className="relative">
        <Combobox.Input
          {...wiring}
          aria-labelledby={labelId}
          ref={ref}
          onBlur={() => {
            changeOpen(false);
            onBlur?.();
          }}
          placeholder={placeholder}
          className={look}
        />
        <span className="absolute inset-y-0 right-1 flex items-center">
          {isLoading && <Spinner className="mr-1 text-ink-3" />}
          <Combobox.Clear aria-label={clearLabel} className={sideButton}>
            <X aria-hidden="true" />
          </Combobox.Clear>
          <Combobox.Trigger aria-label={openLabel} className={sideButton}>
            <ChevronDown aria-hidden="true" />
          </Combobox.Trigger>
        </span>
      </Combobox.InputGroup>
      <Combobox.Portal container={portalHome}>
        <Combobox.Positioner sideOffset={8} className="z-60 outline-none">
          <div className={clsx(popupClasses, 'w-(--anchor-width) max-w-(--available-width)')}>
            <Combobox.Status className="text-sm text-ink-3 not-empty:px-3 not-empty:py-2.5">
              {isLoading ? loadingText : null}
            </Combobox.Status>
            <Combobox.Empty className="text-sm text-ink-3 not-empty:px-3 not-empty:py-2.5">
              {isLoading ? null : emptyText}
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none">
              {(option: ComboOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  disabled={option.isDisabled}
                  className={clsx(
                    'flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 text-[0.9375rem] select-none',
                    'data-disabled:text-ink-3 data-highlighted:bg-amber-wash',
                  )}
                >
                  <span className="min-w-0 grow">
                    {option.parts ? (
                      <>
                        <b className="font-bold">{option.parts.lead}</b> {option.parts.rest}
                      </>
                    ) : (
                      option.label
                    )}
                  </span>
                  {option.note && <span className="shrink-0 text-xs text-ink-2">{option.note}</span>}
                  <Combobox.ItemIndicator className="shrink-0 text-amber">
                    <Check aria-hidden="true" className="size-4" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </div>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
