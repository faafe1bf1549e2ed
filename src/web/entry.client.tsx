import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { drawRest } from './draw-rest.ts';
import { repeatPresses } from './repeat-presses.ts';

// From here on React hears every press by itself, also those that come while it is still taking the page over.
const presses = globalThis.pressKeeper?.handOver() ?? [];

function AfterTakingOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    void repeatPresses(presses);
    drawRest();
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AfterTakingOver>
        <HydratedRouter />
      </AfterTakingOver>
    </StrictMode>,
  );
});
