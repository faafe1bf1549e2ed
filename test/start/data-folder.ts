import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, type Database } from '#server/db/connection.ts';
import { startEmbeddedServer } from '#server/db/embedded-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeCategory } from '#test/factories.ts';

/** A place that the database's account may enter too. */
export async function makePlace(): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), 'kraplyna-start-'));
  await chmod(place, 0o755);
  return place;
}

export async function removePlace(place: string): Promise<void> {
  await rm(place, { recursive: true, force: true });
}

/** The database of a shop that does not run. */
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

/** A shop that has goods is not filled with the demo ones, whose pictures take longer to draw than all these tests. */
export async function stockShop(dataDir: string): Promise<void> {
  await openDatabase(dataDir, ({ db }) => makeCategory(db, { title: 'stocked' }));
}
