import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { replayClicks } from './early-clicks.ts';

// React hears clicks by itself from here on, also while it hydrates.
const earlyClicks = globalThis.takeEarlyClicks?.() ?? [];

function AfterHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    void replayClicks(earlyClicks);
    // Ends deferred rendering (`defer-render` in app.css), in a task of its own to keep the page responsive.
    setTimeout(() => {
      document.documentElement.dataset.hydrated = '';
    });
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AfterHydration>
        <HydratedRouter />
      </AfterHydration>
    </StrictMode>,
  );
});
