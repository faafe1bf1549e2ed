import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { type EarlyClick, replayClicks } from './early-clicks.ts';
import { savePageDraft } from './kit/form-draft.ts';

/** Deferred hydration: starts after the first paint, or at once in a hidden page, which is never painted. */
const afterPaint = (act: () => void) => (document.hidden ? act() : requestAnimationFrame(() => setTimeout(act)));

function AfterHydration({ earlyClicks, children }: { earlyClicks: EarlyClick[]; children: ReactNode }) {
  useEffect(() => {
    void replayClicks(earlyClicks);
    // Ends deferred rendering (`defer-render` in app.css), in a separate task to avoid one long task.
    setTimeout(() => {
      document.documentElement.dataset.hydrated = '';
    });
  }, [earlyClicks]);
  return children;
}

/** React Router reloads the page when a chunk of the next page fails to load; the form draft survives that reload. */
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
  // From here on React handles clicks itself, also during hydration.
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
