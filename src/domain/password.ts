/**
 * A password as it is compared. One keyboard sends 'й' as one character and another as 'и' with a breve, one sends a
 * space and another a space that does not break: people see and type the same, so it is the same (RFC 8265, OpaqueString).
 */
export function normalizePassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
