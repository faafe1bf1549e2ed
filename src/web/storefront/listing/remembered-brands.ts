import { browserStorage } from '#web/kit/browser-storage.ts';

/** The brands last chosen in each category, by its title, in localStorage. Deleted on sign-out. */
const storageKey = 'filters';

type Remembered = Record<string, string[]>;

function readAll(): Remembered {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Remembered) : {};
  } catch {
    return {};
  }
}

export function rememberedBrands(title: string): string[] {
  const all = readAll();
  const ids: unknown = Object.hasOwn(all, title) ? all[title] : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

export function rememberBrands(title: string, ids: readonly string[]): void {
  const { [title]: _, ...others } = readAll();
  const all = ids.length > 0 ? { ...others, [title]: ids } : others;
  browserStorage.write(storageKey, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
}
