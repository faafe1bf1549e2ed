export type EmailFault = 'required' | 'format' | 'tld';

// RFC 5321: 64 before the @, 254 in total. Checked first, so that the regular expressions below run on short input
// only.
const longestEmail = 254;
const longestLocalPart = 64;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const topLevelDomain = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** 'Olena@Shop.UA ' and 'olena@shop.ua' are the same account. */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Format first, then the top-level domain, as the sign-in form reports them. */
export function checkEmail(text: string): EmailFault | null {
  const email = normalizeEmail(text);
  if (email === '') return 'required';
  if (email.length > longestEmail) return 'format';
  const at = email.lastIndexOf('@');
  const isAddress =
    at <= longestLocalPart && localPart.test(email.slice(0, Math.max(at, 0))) && domain.test(email.slice(at + 1));
  if (!isAddress) return 'format';
  return topLevelDomain.test(email) ? null : 'tld';
}

export function isEmail(text: string): boolean {
  return checkEmail(text) === null;
}
