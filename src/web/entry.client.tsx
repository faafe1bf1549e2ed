import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { type EarlyClick, replayClicks } from './early-clicks.ts';
import { whenConnected } from './kit/connection.ts';
import { savePageDraft } from './kit/form-draft.ts';

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

/** Offline, a navigation waits: React Router would reload the page for a missing chunk, and show an error for missing data. */
const waitForConnection: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(callNavigate, { to }) {
        if (typeof to === 'string' && isOtherPage(to)) await whenConnected();
        await callNavigate();
      },
    }),
  // History navigation is not instrumented above; its chunks are loaded already.
  route: ({ instrument }) =>
    instrument({
      async loader(callLoader) {
        await whenConnected();
        await callLoader();
      },
    }),
};

function isOtherPage(to: string): boolean {
  const { pathname, search } = new URL(to, location.href);
  return pathname !== location.pathname || search !== location.search;
}

// From here on React handles clicks itself, also during hydration.
const earlyClicks = globalThis.takeEarlyClicks?.() ?? [];
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AfterHydration earlyClicks={earlyClicks}>
        <HydratedRouter instrumentations={[waitForConnection, draftOnReload]} />
      </AfterHydration>
    </StrictMode>,
  );
});
