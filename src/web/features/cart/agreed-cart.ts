import { readStored, store } from '#web/kit/browser-storage.ts';
import type { Agreed } from './cart-rules.ts';

const key = 'agreedCart';

/** Whose cart this browser holds, and what of it the server knows. */
export type AgreedCart = { readonly userId: string; readonly lines: Agreed };

const isPair = (pair: unknown) => Array.isArray(pair) && typeof pair[0] === 'string' && Number.isSafeInteger(pair[1]);

/** Anybody may have written there. */
export function readAgreed(): AgreedCart | null {
  try {
    const found = JSON.parse(readStored(key) ?? 'null');
    const isWhole = typeof found?.userId === 'string' && Array.isArray(found.lines) && found.lines.every(isPair);
    return isWhole ? { userId: found.userId, lines: found.lines } : null;
  } catch {
    return null;
  }
}

/** Whether the browser has kept it. */
export function writeAgreed(agreed: AgreedCart | null): boolean {
  return store(key, agreed && JSON.stringify(agreed));
}
