import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { repeatPresses } from './repeat-presses.ts';

// From here on React hears every press by itself, also those that come while it is still taking the page over.
const presses = globalThis.pressKeeper?.handOver() ?? [];

function RepeatPresses({ children }: { children: ReactNode }) {
  useEffect(() => void repeatPresses(presses), []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RepeatPresses>
        <HydratedRouter />
      </RepeatPresses>
    </StrictMode>,
  );
});
