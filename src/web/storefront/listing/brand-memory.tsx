import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { brandSet, isBrandId, type Listing, listingPath } from './listing-address.ts';
import { rememberBrands, rememberedBrands } from './remembered-brands.ts';

/** A link that was followed or typed; not a reload and not a step in the history, which show what their address says. */
function isFollowedLink(isServed: boolean, isStepInHistory: boolean): boolean {
  if (!isServed) return !isStepInHistory;
  const [opening] = performance.getEntriesByType('navigation');
  return opening instanceof PerformanceNavigationTiming && opening.type === 'navigate';
}

/**
 * The bare link of a category brings back the brands that were last ticked there. Everything else says itself which brands it
 * means, and is remembered. Draws nothing, so that the page is not drawn anew for it.
 */
export function BrandMemory({ shown }: { shown: Listing }) {
  const { key, search } = useLocation();
  const isStepInHistory = useNavigationType() === 'POP';
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const visited = useRef<{ title: string; key: string }>(undefined);

  useEffect(() => {
    const { current: before } = visited;
    if (before?.key === key && before.title === shown.title) return;
    visited.current = { title: shown.title, key };
    const hasCome = before?.title !== shown.title && isFollowedLink(isServed && !before, isStepInHistory);
    const isBare = search === '' && shown.brandIds.length === 0;
    const remembered = hasCome && isBare ? rememberedBrands(shown.title).filter(isBrandId) : [];
    if (remembered.length === 0) rememberBrands(shown.title, shown.brandIds);
    else {
      const address = localPath(listingPath({ ...shown, brandIds: brandSet(remembered) }));
      void navigate(address, { replace: true, preventScrollReset: true });
    }
  });
  return null;
}
