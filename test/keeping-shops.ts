import { afterAll, beforeAll } from 'vitest';
import type { PagesBuild } from '#server/http/pages.ts';
import type { ShopParts } from '#server/shop.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { TestShop } from '#test/shop.ts';

/** A shop with pages, as a process of its own would be. */
export class KeepingShop extends TestShop {
  readonly #pages: PagesBuild;

  constructor(database: TestDatabase, pages: PagesBuild) {
    super(database);
    this.#pages = pages;
  }

  protected override extraParts(): Partial<ShopParts> {
    const build = async () => this.#pages;
    return { pages: { build, assetsFolder: null, isDevelopment: false } };
  }
}

/** Two processes of one shop. Call once at the top of an `*.api.test.ts` file. */
export function openKeepingShops(pages: () => PagesBuild): [KeepingShop, KeepingShop] {
  const database = openTestDatabase();
  const shops: [KeepingShop, KeepingShop] = [new KeepingShop(database, pages()), new KeepingShop(database, pages())];
  beforeAll(() => Promise.all(shops.map((shop) => shop.open())));
  afterAll(() => Promise.all(shops.map((shop) => shop.close())));
  return shops;
}
