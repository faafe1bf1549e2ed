import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

function chipLook(isChosen: boolean): string {
  return clsx(
    'inline-flex min-h-11 items-center gap-2 rounded-full border bg-white px-4 text-sm transition-colors md:min-h-9',
    isChosen ? 'border-ink font-semibold inset-ring inset-ring-ink' : 'border-line-2 hover:not-disabled:border-ink-3',
    'disabled:border-line disabled:bg-paper disabled:text-ink-3 disabled:line-through',
  );
}

type ChoiceChipProps = { isChosen: boolean; isDisabled?: boolean; onChoose: () => void; children: ReactNode };

/** A toggle button of a small set: 3 ml, 5 ml, 10 ml. */
export function ChoiceChip({ isChosen, isDisabled = false, onChoose, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onChoose}
      className={chipLook(isChosen)}
    >
      {children}
    </button>
  );
}

type LinkChipProps = {
  href: string;
  isCurrent?: boolean;
  /** Marks what is sold out; read out by screen readers. */
  soldOutLabel?: string;
  children: ReactNode;
};

/** A link of a small set: the sizes of a perfume. */
export function LinkChip({ href, isCurrent = false, soldOutLabel, children }: LinkChipProps) {
  const look = chipLook(isCurrent);
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={soldOutLabel ? clsx(look, 'border-dashed text-ink-2') : look}
    >
      {soldOutLabel ? (
        <>
          <span className="line-through">{children}</span>
          <span className="sr-only">, {soldOutLabel}</span>
        </>
      ) : (
        children
      )}
    </a>
  );
}

type RemovableChipProps = { removeLabel: string; children: ReactNode } & ({ onRemove: () => void } | { href: string });

/** An applied filter; a click anywhere on the chip removes it. A link if the filter is in the URL. */
export function RemovableChip({ removeLabel, children, ...how }: RemovableChipProps) {
  const content = (
    <>
      {children}
      <X aria-hidden="true" className="size-3.5 shrink-0" />
    </>
  );
  if ('href' in how) {
    return (
      <a href={how.href} aria-label={removeLabel} className={chipLook(false)}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" aria-label={removeLabel} onClick={how.onRemove} className={chipLook(false)}>
      {content}
    </button>
  );
}
