import { afterAll, beforeAll } from 'vitest';
import type { PagesBuild } from '#server/http/pages.ts';
import type { ShopParts } from '#server/shop.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { TestShop } from '#test/shop.ts';

/** A test shop that also renders pages. */
export class ShopWithPages extends TestShop {
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

/** Two shops on one database, as two processes behind a load balancer. Call once at the top of an `*.api.test.ts` file. */
export function openTwoProcesses(pages: () => PagesBuild): [ShopWithPages, ShopWithPages] {
  const database = openTestDatabase();
  const shops: [ShopWithPages, ShopWithPages] = [
    new ShopWithPages(database, pages()),
    new ShopWithPages(database, pages()),
  ];
  beforeAll(() => Promise.all(shops.map((shop) => shop.open())));
  afterAll(() => Promise.all(shops.map((shop) => shop.close())));
  return shops;
}
