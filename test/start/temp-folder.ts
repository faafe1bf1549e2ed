import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, type Database } from '#server/db/connection.ts';
import { startEmbeddedServer } from '#server/db/embedded-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeCategory } from '#test/factories.ts';

/** A temporary folder that the database's system account may enter. */
export async function makeTempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kraplyna-start-'));
  await chmod(folder, 0o755);
  return folder;
}

export async function removeTempFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Opens the database of a shop that is not running. */
export async function openDatabase<Result>(dataDir: string, ask: (database: Database) => Promise<Result>) {
  const server = await startEmbeddedServer({ dataDir });
  try {
    await migrate(server.url);
    const database = await connectDatabase(server.url);
    try {
      return await ask(database);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}

/** Seeds one category, so that the start skips the demo catalogue and its slow pictures. */
export async function seedShop(dataDir: string): Promise<void> {
  await openDatabase(dataDir, ({ db }) => makeCategory(db, { title: 'stocked' }));
}
