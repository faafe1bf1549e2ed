import { Menu as Primitive } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Link } from './link.tsx';
import { popupLook } from './popup-look.ts';
import { usePortalHome } from './portal-home.ts';

export type MenuEntry = {
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
} & ({ onSelect: () => void } | { href: string });

type MenuProps = { trigger: ReactElement; entries: readonly MenuEntry[]; align?: 'start' | 'end' };

function entryLook(isDanger: boolean | undefined): string {
  return clsx(
    'flex min-h-11 items-center gap-2.5 rounded-sm px-3 py-2 text-[0.9375rem] outline-none select-none md:min-h-9',
    'data-disabled:opacity-50 data-highlighted:bg-amber-wash [&_svg]:size-4 [&_svg]:shrink-0',
    isDanger ? 'text-garnet data-highlighted:bg-garnet-wash' : 'text-ink',
  );
}

export function Menu({ trigger, entries, align = 'end' }: MenuProps) {
  const portalHome = usePortalHome();
  return (
    <Primitive.Root>
      <Primitive.Trigger render={trigger} />
      <Primitive.Portal container={portalHome}>
        <Primitive.Positioner sideOffset={6} align={align} className="z-60 outline-none">
          <Primitive.Popup className={clsx(popupLook, 'min-w-44')}>
            {entries.map((entry) =>
              'href' in entry ? (
                <Primitive.LinkItem
                  key={entry.label}
                  closeOnClick
                  render={<Link href={entry.href} />}
                  className={entryLook(entry.isDanger)}
                >
                  {entry.icon}
                  {entry.label}
                </Primitive.LinkItem>
              ) : (
                <Primitive.Item
                  key={entry.label}
                  disabled={entry.isDisabled}
                  onClick={entry.onSelect}
                  className={entryLook(entry.isDanger)}
                >
                  {entry.icon}
                  {entry.label}
                </Primitive.Item>
              ),
            )}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
