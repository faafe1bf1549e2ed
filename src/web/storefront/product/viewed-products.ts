const key = 'viewedProducts';
const kept = 9;
const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** Recently viewed product ids, latest first, in localStorage only. */
export function viewedProducts(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
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

function save(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Storage is full or blocked: nothing is remembered.
  }
}
