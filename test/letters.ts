import { randomUUID } from 'node:crypto';
import type { Letter } from '#sandbox/mailbox/letter.ts';

/** Nobody's e-mail but this test's. */
export const newEmail = () => `${randomUUID()}@kraplyna.test`;

/** The token of the link in a letter: what stands after the page's address. */
export function tokenIn(
  { links }: Pick<Letter, 'links'>,
  page: 'confirm-registration' | 'reset-password' | 'invite' | 'notify/stop',
): string {
  const found = links.map((link) => new RegExp(`/${page}/([\\w-]+)$`).exec(link)?.[1]).find(Boolean);
  if (!found) throw new Error(`No link to ${page} among ${links.join(', ')}`);
  return found;
}
