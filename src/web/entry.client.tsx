import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { type EarlyClick, replayClicks } from './early-clicks.ts';
import { savePageDraft } from './kit/form-draft.ts';

/** Deferred hydration: the first paint comes before it. A hidden page is not painted and starts at once. */
const afterPaint = (act: () => void) => (document.hidden ? act() : requestAnimationFrame(() => setTimeout(act)));

function AfterHydration({ earlyClicks, children }: { earlyClicks: EarlyClick[]; children: ReactNode }) {
  useEffect(() => {
    void replayClicks(earlyClicks);
    // Ends deferred rendering (`defer-render` in app.css), in a task of its own to keep the page responsive.
    setTimeout(() => {
      document.documentElement.dataset.hydrated = '';
    });
  }, [earlyClicks]);
  return children;
}

/** React Router reloads the page when a chunk of the next one fails to load; what was typed is restored then. */
const draftOnReload: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(callNavigate) {
        const navigation = new AbortController();
        addEventListener('pagehide', savePageDraft, { signal: navigation.signal });
        await callNavigate();
        navigation.abort();
      },
    }),
};

afterPaint(() => {
  // From here on React hears clicks by itself, also while it hydrates.
  const earlyClicks = globalThis.takeEarlyClicks?.() ?? [];
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AfterHydration earlyClicks={earlyClicks}>
          <HydratedRouter instrumentations={[draftOnReload]} />
        </AfterHydration>
      </StrictMode>,
    );
  });
});
