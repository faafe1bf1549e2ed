/**
 * Unicode normalization before hashing (RFC 8265, OpaqueString): keyboards encode the same character differently, such
 * as 'й' or a no-break space.
 */
export function normalizePassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
