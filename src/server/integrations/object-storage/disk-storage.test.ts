import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageFailed } from '#server/modules/media/storage.ts';
import { createDiskStorage } from './disk-storage.ts';

const ID = '0199a3c2-7b11-7c35-8000-1f2e3d4c5b6a';
const OTHER = '0199a3c2-7b11-7c35-8000-1f2e3d4c5b6b';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kraplyna-disk-'));
  folder = join(home, 'media');
});

afterEach(() => rm(home, { recursive: true, force: true }));

async function prefixes(): Promise<string[]> {
  const found: string[] = [];
  for await (const prefix of createDiskStorage({ folder }).listPrefixes()) found.push(prefix);
  return found.sort((a, b) => a.localeCompare(b));
}

describe('the picture folder', () => {
  it('returns the stored bytes with their content type', async () => {
    const storage = createDiskStorage({ folder });
    await storage.put(`${ID}/480.avif`, Buffer.from([1, 2, 3]), 'image/avif');
    await storage.put(`${ID}/480.webp`, Buffer.from([4]), 'image/webp');

    expect(await storage.read(`${ID}/480.avif`)).toEqual({ bytes: Buffer.from([1, 2, 3]), contentType: 'image/avif' });
    expect(await storage.read(`${ID}/480.webp`)).toEqual({ bytes: Buffer.from([4]), contentType: 'image/webp' });
  });

  it('returns null for an unknown key', async () => {
    expect(await createDiskStorage({ folder }).read(`${ID}/480.avif`)).toBeNull();
    expect(await prefixes()).toEqual([]);
  });

  it('replaces a file atomically and leaves no temporary files', async () => {
    const storage = createDiskStorage({ folder });
    await Promise.all([1, 2, 3, 4].map((n) => storage.put(`${ID}/480.avif`, Buffer.alloc(100_000, n), 'image/avif')));

    expect(await readdir(join(folder, ID))).toEqual(['480.avif']);
    const bytes = (await storage.read(`${ID}/480.avif`))?.bytes ?? Buffer.alloc(0);
    expect(bytes.equals(Buffer.alloc(100_000, bytes[0]))).toBe(true);
  });

  it('deletes one picture with all its widths, idempotently', async () => {
    const storage = createDiskStorage({ folder });
    await storage.put(`${ID}/240.webp`, Buffer.from('a'), 'image/webp');
    await storage.put(`${ID}/480.webp`, Buffer.from('b'), 'image/webp');
    await storage.put(`${OTHER}/240.webp`, Buffer.from('c'), 'image/webp');
    expect(await prefixes()).toEqual([ID, OTHER]);

    await storage.remove(ID);
    await storage.remove(ID);

    expect(await storage.read(`${ID}/240.webp`)).toBeNull();
    expect(await prefixes()).toEqual([OTHER]);
  });

  it.each([
    '../secret.txt',
    `${ID}/../../secret.txt`,
    '/etc/passwd.txt',
    `${ID}/..`,
    `${ID}/.hidden.webp`,
    `${ID}\\480.webp`,
    `${ID}/480.webp\0.txt`,
    `${ID}/480.webp\n`,
    'C:/480.webp',
    ID,
    '',
  ])('prevents path traversal with the key %j', async (key) => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(home, 'secret.txt'), 'secret');
    const storage = createDiskStorage({ folder });

    await expect(storage.read(key)).rejects.toThrow(TypeError);
    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(TypeError);
  });

  it('never deletes more than a picture', async () => {
    const storage = createDiskStorage({ folder });

    for (const prefix of ['', '.', '..', '/', `${ID}/..`])
      await expect(storage.remove(prefix)).rejects.toThrow(TypeError);
  });

  it('reports a failed write', async () => {
    await writeFile(folder, 'a file where the folder should be');

    const written = createDiskStorage({ folder }).put(`${ID}/480.avif`, Buffer.from('x'), 'image/avif');

    await expect(written).rejects.toThrow(StorageFailed);
    await expect(written).rejects.toThrow(`could not write ${ID}/480.avif`);
  });
});
