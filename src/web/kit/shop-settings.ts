import { useRouteLoaderData } from 'react-router';
import type { ShopSettings } from '#contracts/shop.ts';
import { useLanguage } from './language.ts';

/** Loaded by the shop's layout route; null outside of it. */
export function useShopSettings(): ShopSettings | null {
  const layout = useRouteLoaderData<{ settings: ShopSettings }>(`${useLanguage()}/shop`);
  return layout?.settings ?? null;
}
