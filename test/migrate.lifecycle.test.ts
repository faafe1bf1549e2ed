import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder } from '#test/start/temp-folder.ts';

let place: string;
let server: EmbeddedServer;

beforeAll(async () => {
  place = await makeTempFolder();
  server = await startEmbeddedServer({ dataDir: path.join(place, 'database'), durable: false });
});
afterEach(endAllShops);
afterAll(async () => {
  await server.stop();
  await removeTempFolder(place);
});

async function run(script: string, settings: Record<string, string>) {
  const command = { program: process.execPath, parameters: [script] };
  const program = await StartedShop.start(path.join(place, 'data'), settings, command);
  return { code: await program.exited, said: program.stdout, complained: program.stderr };
}

describe('npm run migrate', () => {
  it('[RULE-SCALE-06] prepares a database that a start with MIGRATE_ON_START=no refuses, once', async () => {
    const settings = { DATABASE_URL: server.url };
    const refused = await run('scripts/start.ts', { ...settings, SANDBOX: 'yes', MIGRATE_ON_START: 'no' });
    expect(refused.code).toBe(1);
    expect(refused.complained).toMatch(/The database lacks \d+ migrations .* run "npm run migrate" and start again\./);

    const first = await run('scripts/migrate.ts', settings);
    expect(first).toMatchObject({ code: 0, complained: '' });
    expect(first.said).toMatch(/These migrations have run:\n {2}0000_/);

    const second = await run('scripts/migrate.ts', settings);
    expect(second).toMatchObject({ code: 0, complained: '' });
    expect(second.said).toContain('Nothing to do: all migrations have run.');
  });

  it('[RULE-SCALE-06] ends with 1 and a sentence if the database cannot be reached', async () => {
    const { code, complained } = await run('scripts/migrate.ts', { DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' });
    expect(code).toBe(1);
    expect(complained).toMatch(/^\s*Cannot connect to the database: nothing answers at 127\.0\.0\.1:9; .*\.\s*$/);
  });
});
