import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { normalizeEmail } from '#domain/email.ts';
import { openTestDatabase } from '#test/database.ts';
import { fillDemo } from './fill.ts';
import { handMadeProducts } from './products/hand-made.ts';
import type { StorePicture } from './writing/pictures.ts';

const database = openTestDatabase();
const today = new Date('2026-03-17T10:00:00Z');
const handMadeCount = handMadeProducts().length;

/** Inserts only the row: encoding pictures is tested elsewhere. */
const storePicture: StorePicture = async (svg) => {
  expect(svg).toMatch(/^<svg/);
  const [row] = (
    await database.db.execute<{ id: string; address: string; preview: string }>(sql`
    insert into media (width, height, address, preview) values (960, 1280, '/media/demo/960.webp', '')
    returning id, address, preview`)
  ).rows;
  if (!row) throw new Error('The database returned no row');
  return row;
};

const fill = (options: Partial<Parameters<typeof fillDemo>[0]> = {}) =>
  fillDemo({ db: database.db, storePicture, today, ...options });

async function count(table: string, condition = 'true'): Promise<number> {
  const [row] = (
    await database.db.execute<{ rows: number }>(
      sql.raw(`select count(*)::int as rows from ${table} where ${condition}`),
    )
  ).rows;
  return row?.rows ?? 0;
}

async function digestOfCards(): Promise<string> {
  const { rows } = await database.db.execute<{ digest: string }>(sql`
    select md5(string_agg(concat(card, card_en, price_now_kopecks), ' ' order by id)) as digest from products`);
  return rows[0]?.digest ?? '';
}

async function makeOlena(): Promise<void> {
  await database.db.execute(sql`
    with role as (insert into roles (name, customer_modules) values ('Customer', '{orders}') returning id)
    insert into users (email, email_key, role_id)
    select 'olena@kraplyna.test', ${normalizeEmail('olena@kraplyna.test')}, id from role`);
}

const emptyShop = () =>
  database.db.execute(sql`
  truncate media, products, brands, categories, discounts, product_groups, blog_posts, carousels, addresses, statuses,
    users, roles, orders, order_lines, order_events, payments cascade`);

describe('a filled shop', () => {
  const steps: [string, number, number][] = [];

  beforeAll(async () => {
    await makeOlena();
    await fill({ onProgress: (...step) => steps.push(step) });
  });
  afterAll(() => emptyShop());

  it('has goods, posts, slides, addresses, statuses, orders, and the life of Olena', async () => {
    expect(await count('products')).toBe(handMadeCount);
    expect(await count('products', 'picture_id is null or brand_id is null or description = $$$$')).toBe(0);
    expect(await count('categories', 'is_menu and is_active')).toBe(12);
    expect(await count('blog_posts', `is_active and released_on <= '2026-03-17'`)).toBe(10);
    expect(await count('slides join carousels on carousels.id = carousel_id', 'is_active')).toBe(5);
    expect(await count('addresses', 'is_active')).toBe(2);
    expect(await count('statuses', 'is_active')).toBe(5);
    expect(await count('orders')).toBe(125);
    expect(await count('orders', 'user_id is not null')).toBeGreaterThanOrEqual(5);
    expect(await count('wishlist_items')).toBe(6);
    expect(await count('users', `birthdate is not null and address ->> 'city' = 'Кременчук'`)).toBe(1);
  });

  it('[ST-FIND-01] has attributes to filter by: of scents, of sets, and the notes under their keys', async () => {
    const isPerfume = "gender is not null and year is not null and seasons <> '' and cardinality(note_keys) > 0";
    expect(await count('products', `concentration is not null and family is not null and ${isPerfume}`)).toBe(
      handMadeProducts().filter(({ scent }) => scent.concentration !== null).length,
    );
    expect(await count('products', `'note:rose' = any(facets) and notes_heart like '%троянда%'`)).toBeGreaterThan(20);
    expect(await count('products', 'is_set')).toBeGreaterThanOrEqual(5);
  });

  it('has category discounts that count, that have ended and that are turned off', async () => {
    const used = 'discounts join categories on categories.discount_id = discounts.id';
    expect(await count(used, `discounts.is_active and ends_on >= '2026-03-17'`)).toBe(2);
    expect(await count(used, `discounts.is_active and ends_on < '2026-03-17'`)).toBe(1);
    expect(await count(used, 'not discounts.is_active')).toBe(1);
  });

  it('joins sizes: every group has at least two, and the decant stands first', async () => {
    expect(await count('product_groups')).toBeGreaterThan(100);
    const groups = (
      await database.db.execute<{ sizes: number; isDecantFirst: boolean }>(sql`
      select count(*)::int as sizes, (array_agg(is_bottled order by position))[1] or not bool_or(is_bottled) as "isDecantFirst"
      from product_group_items join products on products.id = product_id group by group_id`)
    ).rows;
    expect(Math.min(...groups.map(({ sizes }) => sizes))).toBe(2);
    expect(groups.every(({ isDecantFirst }) => isDecantFirst)).toBe(true);
  });

  it('has totals that are the sums of their lines, and lets the next order number follow', async () => {
    const sumOfLines = '(select sum(total_kopecks) from order_lines where order_id = orders.id)';
    expect(await count('orders', `total_kopecks <> ${sumOfLines}`)).toBe(0);
    const [last] = (
      await database.db.execute<{ orderNo: number; next: number }>(sql`
      select max(order_no) as "orderNo", nextval(pg_get_serial_sequence('orders', 'order_no')) as next from orders`)
    ).rows;
    expect(last).toEqual({ orderNo: 100_125, next: 100_126 });
  });

  it('has reported its progress while it was filled', () => {
    const pictures = steps.filter(([step]) => step === 'pictures');
    expect(pictures[0]?.[1]).toBe(0);
    expect(pictures.at(-1)?.[1]).toBe(pictures.at(-1)?.[2]);
    expect(steps.at(-1)).toEqual(['products', handMadeCount, handMadeCount]);
  });

  it('is not touched by another filling', async () => {
    await database.db.execute(sql`update products set name = 'Моє'`);
    expect(await fill()).toEqual({ products: 0, orders: 0 });
    expect(await count('products', `name = 'Моє'`)).toBe(handMadeCount);
  });
});

describe('the filling', () => {
  afterEach(() => emptyShop());

  it('works where nobody may have a demo account, and grows to any size, new sizes in old groups', async () => {
    expect(await fill({ products: 1001 })).toEqual({ products: 1001, orders: 0 });
    expect(await count('orders', 'user_id is not null')).toBe(0);
    expect(await count('wishlist_items')).toBe(0);
    expect(await count('brands')).toBe(200);
    const cards = await digestOfCards();
    await database.db.execute(sql`update products set card = card, price_now_kopecks = price_now_kopecks`);
    expect(await digestOfCards(), 'cards and prices are as the triggers make them').toBe(cards);
    expect(await fill({ products: 1500 })).toEqual({ products: 499, orders: 0 });
    expect(await count('products')).toBe(1500);
    expect(await count('orders')).toBe(125);
    const sizes = '(select count(*) from product_group_items where group_id = product_groups.id)';
    expect(await count('product_groups', `${sizes} > 4`)).toBe(0);
    expect(await count('product_groups', `${sizes} < 2`)).toBeLessThanOrEqual(1);
    expect(await fill({ products: 1500 })).toEqual({ products: 0, orders: 0 });
  });

  it('leaves nothing of the shop behind when it is cut short, and the next start fills it whole', async () => {
    const cut = new Error('killed');
    const onProgress = (step: string) => {
      if (step === 'products') throw cut;
    };
    await expect(fill({ onProgress })).rejects.toBe(cut);
    const drawn = await count('media');
    expect(drawn).toBeGreaterThan(100);
    for (const table of ['products', 'brands', 'categories', 'orders', 'blog_posts'])
      expect(await count(table)).toBe(0);
    await fill();
    expect(await count('products')).toBe(handMadeCount);
    expect(await count('media')).toBe(drawn);
  });

  it('happens once when two processes start at once, and keeps the pictures of one', async () => {
    const results = await Promise.all([fill(), fill()]);
    expect(results.map(({ products }) => products).sort()).toEqual([0, handMadeCount]);
    expect(await count('products')).toBe(handMadeCount);
    expect(
      await count('media', 'id not in (select picture_id from products union select media_id from product_pictures)'),
    ).toBe(await count('media', 'id in (select picture_id from brands union select picture_id from blog_posts)'));
  });
});
