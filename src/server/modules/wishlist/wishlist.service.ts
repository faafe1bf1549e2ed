import { mostWished, type Wishlist } from '#contracts/wishlist.ts';
import { type Context, inTransaction, personOf } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { findVisible, listWishedProducts } from '#server/modules/products/catalogue/catalogue.service.ts';
import { takeTurns } from '#server/modules/users/users.service.ts';
import * as repository from './wishlist.repository.ts';

const unknownProduct = () => new Refusal('NOT_FOUND', { because: 'no-such-product' });

/** Race condition: the product was deleted while it was being added. */
export const wishlistConstraints: ConstraintErrors = { wishlist_items_product_id_products_id_fk: unknownProduct };

export async function listWishes(context: Context): Promise<Wishlist> {
  return { products: (await listWishedProducts(context, personOf(context).userId)).parse() };
}

/** Serialized by a row lock on the user, so that the length limit and the toggle are race-free. */
function withOwnWishlist(context: Context, change: (context: Context, userId: string) => Promise<void>) {
  return inTransaction(context, async (context) => {
    const { userId } = personOf(context);
    await takeTurns(context, userId);
    await change(context, userId);
    return listWishes(context);
  });
}

export function replaceWishes(context: Context, productIds: readonly string[]): Promise<Wishlist> {
  return withOwnWishlist(context, async (context, userId) => {
    // Lower case, as the database returns UUIDs.
    const wanted = [...new Set(productIds.map((id) => id.toLowerCase()))];
    const visible = new Set(await findVisible(context, wanted));
    const unknown = wanted.filter((id) => !visible.has(id));
    if (unknown.length > 0) {
      throw new Refusal('INVALID', { fields: { products: 'unknown-products' }, data: { unknownProducts: unknown } });
    }
    await repository.replaceItems(context.db, userId, wanted);
  });
}

export function turnWish(context: Context, productId: string, wished?: boolean): Promise<Wishlist> {
  return withOwnWishlist(context, async (context, userId) => {
    const isWished = await repository.hasItem(context.db, userId, productId);
    const shallBeWished = wished ?? !isWished;
    if (shallBeWished && !isWished) await addWish(context, userId, productId);
    if (!shallBeWished && isWished) await repository.deleteItem(context.db, userId, productId);
  });
}

async function addWish(context: Context, userId: string, productId: string): Promise<void> {
  const [visible] = await findVisible(context, [productId]);
  if (visible === undefined) throw unknownProduct();
  if ((await repository.countItems(context.db, userId)) >= mostWished) {
    throw new Refusal('NOT_ALLOWED_NOW', { because: 'wishlist-full', values: { count: mostWished } });
  }
  await repository.insertItem(context.db, userId, productId);
}

/** Idempotent: another tab may have removed it already. */
export async function removeWish(context: Context, productId: string): Promise<null> {
  await repository.deleteItem(context.db, personOf(context).userId, productId);
  return null;
}
