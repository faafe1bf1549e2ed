import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { isBrandId, type Listing, listingPath, valueSet } from './listing-address.ts';
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
export function BrandMemory({ title, shown }: { title: string; shown: Listing }) {
  const { key, search } = useLocation();
  const isStepInHistory = useNavigationType() === 'POP';
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const visited = useRef<{ title: string; key: string }>(undefined);

  useEffect(() => {
    const { current: before } = visited;
    if (before?.key === key && before.title === title) return;
    visited.current = { title, key };
    const hasCome = before?.title !== title && isFollowedLink(isServed && !before, isStepInHistory);
    const isBare = search === '' && shown.filters.brand.length === 0;
    const remembered = hasCome && isBare ? rememberedBrands(title).filter(isBrandId) : [];
    if (remembered.length === 0) rememberBrands(title, shown.filters.brand);
    else {
      const address = localPath(listingPath({ ...shown, filters: { ...shown.filters, brand: valueSet(remembered) } }));
      void navigate(address, { replace: true, preventScrollReset: true });
    }
  });
  return null;
}
