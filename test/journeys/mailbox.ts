import { expect, type Page } from '@playwright/test';

export interface ReceivedLetter {
  subject: string;
  text: string;
  html: string;
  /** Every address that the letter leads to, in order. */
  links: string[];
}

async function lettersTo(page: Page, address: string): Promise<ReceivedLetter[]> {
  const response = await page.request.get('/sandbox/mail.json', { params: { to: address } });
  const { letters } = (await response.json()) as { letters: ReceivedLetter[] };
  return letters;
}

/** The newest letter to an address with that in its subject, once it has come. */
export async function letterTo(page: Page, address: string, subject: string | RegExp = ''): Promise<ReceivedLetter> {
  const isMeant = (letter: ReceivedLetter) =>
    typeof subject === 'string' ? letter.subject.includes(subject) : subject.test(letter.subject);
  let found: ReceivedLetter | undefined;
  const look = async () => {
    found = (await lettersTo(page, address)).find(isMeant);
    return found?.subject;
  };
  // A letter takes a moment, and looking costs next to nothing.
  await expect.poll(look, { message: `a letter to ${address}`, intervals: [100] }).toBeDefined();
  if (!found) throw new Error(`No letter to ${address}`);
  return found;
}

/** The link of a letter that leads to such a page, as an address within the shop: `/confirm-registration/…`. */
export function linkIn({ links, subject }: ReceivedLetter, path: string): string {
  const link = links.find((address) => new URL(address).pathname.includes(path));
  if (!link) throw new Error(`No link to ${path} in "${subject}"`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
