import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureSources } from '#domain/picture.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { createDiskStorage } from '#server/integrations/object-storage/disk-storage.ts';
import { blogPosts } from '#server/modules/blog/blog-posts.table.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { productPictures, products } from '#server/modules/products/products.table.ts';
import { createShop } from '#server/shop.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeBrand, makeOrder, makePost, makeProduct } from '#test/factories.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaService, type MediaService } from './media.service.ts';
import { media as table } from './media.table.ts';
import { type PictureStorage, StorageFailed } from './storage.ts';

const database = openTestDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let storage: PictureStorage;
let media: MediaService;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kraplyna-media-'));
  storage = createDiskStorage({ folder });
  media = createMediaService(storage);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function contextAt(now = new Date()): Context {
  const { db, pool } = database;
  return createShop({
    database: { db, pool, close: () => Promise.resolve() },
    media,
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost',
    now: () => now,
  }).guestContext('uk');
}

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#9a5a12' } })
    .withExif({ IFD0: { Make: 'Leica' } })
    .jpeg()
    .toBuffer();
}

async function find(id: string) {
  const [row] = await database.db.select().from(table).where(eq(table.id, id));
  return row;
}

describe('a stored picture', () => {
  it('[AD-PROD-15] can be fetched at every address that its own address leads to, with no metadata in it', async () => {
    const app = fastify();
    void app.register(mediaRoutes, { media });

    const stored = await media.store(contextAt(), await photo(700, 900));

    expect(stored.address).toBe(`/media/${stored.id}/700.webp`);
    const sources = pictureSources(stored.address);
    const addresses = `${sources?.avif}, ${sources?.webp}`.split(', ').map((source) => source.split(' ')[0] ?? '');
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      const answer = await app.inject(address);
      expect([address, answer.statusCode]).toEqual([address, 200]);
      expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  it('has a row with the size of its largest copy and its preview', async () => {
    const { id, address, preview } = await media.store(contextAt(), await photo(2000, 1000));

    expect(await find(id)).toMatchObject({ address, preview, width: 1600, height: 800 });
  });

  it('may be one of the shop’s own drawings', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><rect width="9" height="9"/></svg>';

    const { id, preview } = await media.storeDrawing(contextAt(), svg);

    expect(await find(id)).toMatchObject({ width: 240, height: 320, preview });
    expect(preview).toMatch(/^data:image\/webp;base64,/);
  });

  it('encodes a file of a drawing at its first request, once for all who ask at the same time', async () => {
    const written: string[] = [];
    const counting: PictureStorage = {
      ...storage,
      put: async (key, ...rest) => {
        await storage.put(key, ...rest);
        written.push(key);
      },
    };
    const counted = createMediaService(counting);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="99" height="99"/></svg>';
    const { id } = await counted.storeDrawing(contextAt(), svg);
    const read = (name: string) => counted.readFile(id, name, contextAt().log);

    const [first, second] = await Promise.all([read('240.avif'), read('240.avif')]);
    const later = await read('240.avif');

    expect(first?.contentType).toBe('image/avif');
    expect(second).toEqual(first);
    expect(later?.bytes).toEqual(first?.bytes);
    expect(await read('239.avif'), 'a width that is not offered').toBeNull();
    expect(written).toEqual([`${id}/drawing.svg`, `${id}/240.avif`]);
  });

  it.each([
    ['is not a picture', Buffer.from('not a picture'), 'WRONG_TYPE'],
    ['is too large', Buffer.alloc(11 * 1024 * 1024), 'TOO_LARGE'],
  ])('is refused when it %s, and nothing is stored', async (_what, bytes, code) => {
    const refused = media.store(contextAt(), bytes);

    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toMatchObject({ code });
    expect(await readdir(folder)).toEqual([]);
  });

  it('has no row when its files could not be written', async () => {
    const before = await database.db.$count(table);
    const away: PictureStorage = { ...storage, put: () => Promise.reject(new StorageFailed('the disk is full')) };

    const refused = createMediaService(away).store(contextAt(), await photo(100, 100));

    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await database.db.$count(table)).toBe(before);
  });

  it('is 503, not 404, when the storage fails', async () => {
    const away: PictureStorage = { ...storage, read: () => Promise.reject(new StorageFailed('the disk is broken')) };

    const read = createMediaService(away).readFile('id', '100.webp', contextAt().log);

    await expect(read).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('orphaned files', () => {
  it('are deleted after a day: those of a rolled-back or deleted picture, and no others', async () => {
    const kept = await media.store(contextAt(), await photo(100, 100));
    await makeBrand(database.db, { pictureId: kept.id });
    const removed = await media.store(contextAt(), await photo(100, 100));
    await media.remove(contextAt(), removed.id);
    const undone = inTransaction(contextAt(), async (context) => {
      await media.store(context, await photo(100, 100));
      throw new Error('the product could not be saved');
    });
    await expect(undone).rejects.toThrow('the product could not be saved');
    await storage.put('something-else/100.webp', Buffer.from('x'), 'image/webp');
    expect(await readdir(folder)).toHaveLength(4);

    expect(await media.sweepOrphans(contextAt())).toBe(0);
    expect(await media.sweepOrphans(contextAt(new Date(Date.now() + DAY_MS + 60_000)))).toBe(2);

    expect((await readdir(folder)).sort()).toEqual([kept.id, 'something-else'].sort());
  });

  it('stay while the deletion of their picture is not committed', async () => {
    const { id } = await media.store(contextAt(), await photo(100, 100));
    const undone = inTransaction(contextAt(), async (context) => {
      await media.remove(context, id);
      throw new Error('the product could not be saved');
    });

    await expect(undone).rejects.toThrow('the product could not be saved');

    expect(await find(id)).toBeDefined();
    expect(await media.readFile(id, '100.webp', contextAt().log)).not.toBeNull();
  });
});

describe('a picture that was replaced', () => {
  const days = (count: number) => new Date(Date.now() + count * DAY_MS + 60_000);
  const store = async () => media.store(contextAt(), await photo(100, 100));
  const isThere = async ({ id }: { id: string }) => {
    const hasFile = (await media.readFile(id, '100.webp', contextAt().log)) !== null;
    expect((await find(id)) !== undefined, 'row and files go together').toBe(hasFile);
    return hasFile;
  };
  /** Every reference to a picture, each with a function that replaces it. */
  const places: Record<string, (pictureId: string) => Promise<(other: string) => Promise<unknown>>> = {
    'products.picture_id': async (pictureId) => {
      const { id } = await makeProduct(database.db, { pictureId });
      return (other) => database.db.update(products).set({ pictureId: other }).where(eq(products.id, id));
    },
    'product_pictures.media_id': async (mediaId) => {
      const { id: productId } = await makeProduct(database.db);
      await database.db.insert(productPictures).values({ productId, mediaId, position: 1 });
      return (other) =>
        database.db.update(productPictures).set({ mediaId: other }).where(eq(productPictures.productId, productId));
    },
    'brands.picture_id': async (pictureId) => {
      const { id } = await makeBrand(database.db, { pictureId });
      return (other) => database.db.update(brands).set({ pictureId: other }).where(eq(brands.id, id));
    },
    'blog_posts.picture_id': async (pictureId) => {
      const { id } = await makePost(database.db, { pictureId });
      return (other) => database.db.update(blogPosts).set({ pictureId: other }).where(eq(blogPosts.id, id));
    },
  };

  it('is tracked in every column that references one', async () => {
    const { rows } = await database.db.execute<{ place: string }>(sql`
      select conrelid::regclass || '.' || attname as place from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'media'::regclass`);
    expect(rows.map(({ place }) => place).sort()).toEqual(Object.keys(places).sort());
  });

  it.each(Object.entries(places))(
    'in %s is deleted with its files a day after it was found unused',
    async (_place, show) => {
      const [before, after] = [await store(), await store()];
      const replaceWith = await show(before.id);
      await media.sweepOrphans(contextAt(days(5)));
      expect(await isThere(before), 'it is shown').toBe(true);
      await replaceWith(after.id);
      await media.sweepOrphans(contextAt(days(10)));
      expect(await isThere(before), 'an open page may still show it').toBe(true);
      await media.sweepOrphans(contextAt(days(11.1)));
      expect([await isThere(before), await isThere(after)]).toEqual([false, true]);
    },
  );

  it('stays while an order shows it', async () => {
    const picture = await store();
    const order = await makeOrder(database.db);
    await database.db
      .update(orderLines)
      .set({ pictureAddress: picture.address })
      .where(eq(orderLines.orderId, order.id));
    for (const day of [5, 10]) await media.sweepOrphans(contextAt(days(day)));
    expect(await isThere(picture)).toBe(true);
  });

  it('stays when it is referenced again, even by an uncommitted transaction', async () => {
    const [again, soon, never] = [await store(), await store(), await store()];
    await media.sweepOrphans(contextAt(days(5)));
    await makeBrand(database.db, { pictureId: again.id });
    await database.db.transaction(async (transaction) => {
      await makeBrand(transaction, { pictureId: soon.id });
      await media.sweepOrphans(contextAt(days(10)));
    });
    await media.sweepOrphans(contextAt(days(15)));
    expect([await isThere(again), await isThere(soon), await isThere(never)]).toEqual([true, true, false]);
  });
});
