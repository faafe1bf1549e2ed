import { sql } from 'drizzle-orm';
import { normalizeEmail } from '#domain/email.ts';
import { olena } from '../catalogue/olena.ts';
import { findForSale } from './find-product.ts';
import { asJson, type DemoDatabase, insertRows } from './rows.ts';
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
  const wishes = olena.wishlist.map(([house, name]) => ({
    user_id: id,
    product_id: findForSale(placed, house, name).id,
  }));
  await insertRows(db, 'wishlist_items', wishes);
}
