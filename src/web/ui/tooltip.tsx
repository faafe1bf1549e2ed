import { Tooltip as Primitive } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { usePortalHome } from './portal-home.ts';

type TooltipProps = { text: string; trigger: ReactElement; side?: 'top' | 'bottom' | 'left' | 'right' };

/** A second look at what the control already says to assistive technology; never the only place of a fact. */
export function Tooltip({ text, trigger, side = 'top' }: TooltipProps) {
  const portalHome = usePortalHome();
  return (
    <Primitive.Root>
      <Primitive.Trigger render={trigger} />
      <Primitive.Portal container={portalHome}>
        <Primitive.Positioner side={side} sideOffset={6} className="z-60">
          <Primitive.Popup className="max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-xs text-card transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
