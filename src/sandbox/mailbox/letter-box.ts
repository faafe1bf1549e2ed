import { renameSync, unlink, writeFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLetterId, type Letter, letterId, readLetter } from './letter.ts';

export type Letters = {
  /** Newest first; `to` matches any part of an address. */
  list(filter?: { to?: string }): Letter[];
  find(id: string): Letter | null;
};

export type LetterBox = Letters & { add(raw: Buffer, recipients: string[]): Promise<Letter> };

const KEPT = 1000;

// E-mails contain links that give access to accounts, so only the shop's system user may read the files.
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The latest e-mails, in memory and as `.eml` files, so that they survive a restart. */
export async function openLetterBox(folder: string): Promise<LetterBox> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
  const letters = await readAll(folder);
  let lastMs = letters.at(-1)?.receivedAt.getTime() ?? 0;

  function forgetOldest(): void {
    for (const { id } of letters.splice(0, Math.max(0, letters.length - KEPT))) {
      // Not awaited: freeing its blocks can wait for the disk. A file that stays is forgotten at the next start.
      unlink(join(folder, `${id}.eml`), () => undefined);
    }
  }

  forgetOldest();
  return {
    list({ to = '' } = {}) {
      const wanted = to.trim().toLowerCase();
      return letters.filter((letter) => letter.to.some((address) => address.toLowerCase().includes(wanted))).reverse();
    },

    find: (id) => letters.find((letter) => letter.id === id) ?? null,

    async add(raw, recipients) {
      // Ids are timestamps, so they must be unique and in order.
      lastMs = Math.max(Date.now(), lastMs + 1);
      const id = letterId(new Date(lastMs));
      // The recipients are only in the SMTP envelope, so they are stored in a header, as mail servers do.
      const head = recipients.map((address) => `Delivered-To: ${address}\r\n`).join('');
      const delivered = Buffer.concat([Buffer.from(head), raw]);
      const letter = await readLetter(id, delivered);
      const draft = join(folder, `.${id}`);
      // Synchronous: a small file is written sooner than handed to another thread.
      writeFileSync(draft, delivered, { mode: FILE_MODE });
      renameSync(draft, join(folder, `${id}.eml`));
      letters.push(letter);
      letters.sort(byId);
      forgetOldest();
      return letter;
    },
  };
}

async function readAll(folder: string): Promise<Letter[]> {
  const ids = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter(isLetterId);
  const letters: Letter[] = [];
  for (const id of ids) {
    const file = join(folder, `${id}.eml`);
    await chmod(file, FILE_MODE);
    letters.push(await readLetter(id, await readFile(file)));
  }
  return letters.sort(byId);
}

function byId(one: Letter, other: Letter): number {
  return one.id < other.id ? -1 : 1;
}
