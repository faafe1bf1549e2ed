import { normalizePhone } from '#domain/phone.ts';

/** The field begins with +380, so people who type or paste the whole number write its beginning twice. */
const doubledStart = /^\+380\D*(?:\+?38)?(0\d{9})$/;

export function tidyPhone(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  const [, local] = doubledStart.exec(digits) ?? [];
  return normalizePhone(local ?? digits) ?? typed;
}
