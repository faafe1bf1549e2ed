/** The stored format: +380 and nine digits. */
export const phonePattern = /^\+380\d{9}$/;

const parts = /^\+380(\d{2})(\d{3})(\d{2})(\d{2})$/;
const separators = /[\s().-]/g;
const typedPhone = /^(?:\+?38)?(0\d{9})$/;

/** Parses '067 123-45-12' or '380671234512'; null if it is no Ukrainian number. */
export function normalizePhone(text: string): string | null {
  const local = typedPhone.exec(text.replaceAll(separators, ''))?.[1];
  return local === undefined ? null : `+38${local}`;
}

const typedBeginning = /^(?:\+?38)?(0\d{4,9})$/;

/** The stored beginning of a number while it is typed: '067 12' is +3806712. Null until it means a few people only. */
export function phonePrefix(text: string): string | null {
  const local = typedBeginning.exec(text.replaceAll(separators, ''))?.[1];
  return local === undefined ? null : `+38${local}`;
}

/** '+380 67 123 45 12' */
export function formatPhone(phone: string): string {
  return phone.replace(parts, '+380 $1 $2 $3 $4');
}

/** '+380 67 *** ** 12', for logs. Other text is masked entirely, since it may be a misspelt phone. */
export function maskPhone(phone: string): string {
  const match = parts.exec(phone);
  return match ? `+380 ${match[1]} *** ** ${match[4]}` : '***';
}
