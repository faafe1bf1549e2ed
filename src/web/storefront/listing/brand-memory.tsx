import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { brandSet, isBrandId, type Listing, listingPath } from './listing-address.ts';
import { rememberBrands, rememberedBrands } from './remembered-brands.ts';

/** True for a link or a typed URL; false for a reload or history navigation, which show what their URL says. */
function isFollowedLink(isServed: boolean, isStepInHistory: boolean): boolean {
  if (!isServed) return !isStepInHistory;
  const [opening] = performance.getEntriesByType('navigation');
  return opening instanceof PerformanceNavigationTiming && opening.type === 'navigate';
}

/**
 * A category link without filters restores the brands last chosen there; URLs with filters are remembered. A component without output, so that it
 * does not re-render the page.
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
