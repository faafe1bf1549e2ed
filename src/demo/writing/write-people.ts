import { sql } from 'drizzle-orm';
import { normalizeEmail } from '#domain/email.ts';
import { olena } from '../catalogue/olena.ts';
import { findForSale } from './find-product.ts';
import { asJson, type DemoDatabase } from './rows.ts';
import type { PlacedProduct } from './write-products.ts';

export interface DemoPeople {
  olenaId: string | null;
  adminId: string | null;
}

/** The accounts are created at the first start, and only if demo accounts are allowed. */
export async function findPeople(db: DemoDatabase): Promise<DemoPeople> {
  const [customer] = (
    await db.execute<{ id: string }>(sql`select id from users where email_key = ${normalizeEmail(olena.email)}`)
  ).rows;
  const [admin] = (
    await db.execute<{ id: string }>(sql`
    select users.id from users join roles on roles.id = users.role_id
    where cardinality(roles.admin_modules) > 0 order by users.created_at, users.id limit 1`)
  ).rows;
  return { olenaId: customer?.id ?? null, adminId: admin?.id ?? null };
}

export async function writeOlena(db: DemoDatabase, id: string, placed: readonly PlacedProduct[]): Promise<void> {
  await db.execute(sql`
    update users set second_name = profile.second_name, birthdate = profile.birthdate, gender = profile.gender,
      address = profile.address, shipping_address = profile.shipping_address
    from json_populate_record(null::users, ${asJson(olena.profile)}::text::json) as profile
    where users.id = ${id}`);
  const wishes = olena.wishlist.map(([house, name]) => findForSale(placed, house, name).id);
  await db.execute(sql`
    insert into wishlist_items (user_id, product_id, wished_price_kopecks)
    select ${id}, id, price_now_kopecks from products
    where id in (select json_array_elements_text(${asJson(wishes)}::text::json)::uuid)`);
}
