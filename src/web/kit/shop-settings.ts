import { useRouteLoaderData } from 'react-router';
import type { ShopSettings } from '#contracts/shop.ts';
import { useLanguage } from './language.ts';

/** What the layout of the shop's pages brings for all of them; null above that layout. */
export function useShopSettings(): ShopSettings | null {
  const layout = useRouteLoaderData<{ settings: ShopSettings }>(`${useLanguage()}/shop`);
  return layout?.settings ?? null;
}
