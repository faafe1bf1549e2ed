import { browserStorage } from '#web/kit/browser-storage.ts';

const key = 'viewedProducts';
const kept = 9;
const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** Recently viewed product ids, latest first, in localStorage only. */
export function viewedProducts(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(browserStorage.read(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter(isId).slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function rememberViewed(productId: string): void {
  const ids = [productId, ...viewedProducts().filter((id) => id !== productId)].slice(0, kept);
  save(ids);
}

/** Removes products that are no longer sold. */
export function forgetViewed(productIds: readonly string[]): void {
  save(viewedProducts().filter((id) => !productIds.includes(id)));
}

const save = (ids: readonly string[]): void => browserStorage.write(key, JSON.stringify(ids));
