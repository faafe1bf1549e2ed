import { expect, type Page } from '@playwright/test';

export interface ReceivedLetter {
  subject: string;
  text: string;
  html: string;
  /** All links of the letter, in order. */
  links: string[];
}

async function lettersTo(page: Page, address: string): Promise<ReceivedLetter[]> {
  const response = await page.request.get('/sandbox/mail.json', { params: { to: address } });
  const { letters } = (await response.json()) as { letters: ReceivedLetter[] };
  return letters;
}

/** Polls for the newest letter to an address with this subject. */
export async function letterTo(page: Page, address: string, subject: string | RegExp = ''): Promise<ReceivedLetter> {
  const isMeant = (letter: ReceivedLetter) =>
    typeof subject === 'string' ? letter.subject.includes(subject) : subject.test(letter.subject);
  let found: ReceivedLetter | undefined;
  const look = async () => {
    found = (await lettersTo(page, address)).find(isMeant);
    return found?.subject;
  };
  // Letters are sent by a background job.
  await expect.poll(look, { message: `a letter to ${address}`, intervals: [100] }).toBeDefined();
  if (!found) throw new Error(`No letter to ${address}`);
  return found;
}

/** The path of the link to such a page: `/confirm-registration/…`. */
export function linkIn({ links, subject }: ReceivedLetter, path: string): string {
  const link = links.find((address) => new URL(address).pathname.includes(path));
  if (!link) throw new Error(`No link to ${path} in "${subject}"`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
