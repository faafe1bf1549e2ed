import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

export type Migration = {
  name: string;
  hash: string;
  statements: string[];
  /** False for a file that begins with `-- without a transaction`, as CREATE INDEX CONCURRENTLY needs it. */
  isTransaction: boolean;
};

const withoutTransaction = /^--\s*without a transaction\b/i;

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** In order of execution. */
export async function listMigrationNames(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  return journal.parse(JSON.parse(text)).entries.map((entry) => entry.tag);
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await listMigrationNames(folder);
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Normalizes line ends: a checkout on Windows must have the same hash.
  const text = (await readFile(path.join(folder, `${name}.sql`), 'utf8')).replaceAll('\r\n', '\n');
  const statements = text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '');
  const hash = createHash('sha256').update(text).digest('hex');
  return { name, hash, statements, isTransaction: !withoutTransaction.test(text) };
}
