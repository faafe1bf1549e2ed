import { renameSync, unlink, writeFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isLetterId, type Letter, letterId, readLetter, timeOfLetter, unreadableLetter } from './letter.ts';

export type Letters = {
  /** Newest first; `to` matches any part of an address. */
  list(filter?: { to?: string }): Promise<Letter[]>;
  find(id: string): Promise<Letter | null>;
};

type Stored = { readonly id: string; read(): Promise<Letter> };

export type LetterBox = Letters & { add(raw: Buffer, recipients: string[]): Stored };

const KEPT = 1000;

// E-mails contain links that give access to accounts, so only the shop's system user may read the files.
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The latest e-mails, in memory and as `.eml` files, so that they survive a restart. */
export async function openLetterBox(folder: string): Promise<LetterBox> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
  const letters = await readAll(folder);
  const latest = letters.at(-1);
  let lastMs = latest ? timeOfLetter(latest.id).getTime() : 0;

  function forgetOldest(): void {
    for (const { id } of letters.splice(0, Math.max(0, letters.length - KEPT))) {
      // Not awaited: freeing its blocks can wait for the disk. A file that stays is forgotten at the next start.
      unlink(join(folder, `${id}.eml`), () => undefined);
    }
  }

  forgetOldest();
  return {
    async list({ to = '' } = {}) {
      const wanted = to.trim().toLowerCase();
      const found: Letter[] = [];
      // One after the other: parsing a thousand at once would hold the event loop for a second.
      for (const stored of [...letters].reverse()) {
        const letter = await stored.read();
        if (letter.to.some((address) => address.toLowerCase().includes(wanted))) found.push(letter);
      }
      return found;
    },

    find: async (id) => (await letters.find((letter) => letter.id === id)?.read()) ?? null,

    add(raw, recipients) {
      // Ids are timestamps, so they must be unique and in order.
      lastMs = Math.max(Date.now(), lastMs + 1);
      const id = letterId(new Date(lastMs));
      // The recipients are only in the SMTP envelope, so they are stored in a header, as mail servers do.
      const head = recipients.map((address) => `Delivered-To: ${address}\r\n`).join('');
      const delivered = Buffer.concat([Buffer.from(head), raw]);
      const draft = join(folder, `.${id}`);
      // Synchronous: a small file is written sooner than handed to another thread.
      writeFileSync(draft, delivered, { mode: FILE_MODE });
      renameSync(draft, join(folder, `${id}.eml`));
      const letter = storedLetter(id, delivered);
      letters.push(letter);
      forgetOldest();
      return letter;
    },
  };
}

/** Parsed when it is first looked at, in a turn of the event loop of its own: parsing costs more than receiving. */
function storedLetter(id: string, raw: Buffer): Stored {
  let letter: Promise<Letter> | undefined;
  return {
    id,
    read() {
      // A letter that cannot be parsed must not hide the others.
      letter ??= nextTurn().then(() => readLetter(id, raw).catch(() => unreadableLetter(id, raw)));
      return letter;
    },
  };
}

async function readAll(folder: string): Promise<Stored[]> {
  const ids = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter(isLetterId);
  const letters: Stored[] = [];
  for (const id of ids) {
    const file = join(folder, `${id}.eml`);
    await chmod(file, FILE_MODE);
    letters.push(storedLetter(id, await readFile(file)));
  }
  return letters.sort(byId);
}

function byId(one: Stored, other: Stored): number {
  return one.id < other.id ? -1 : 1;
}
