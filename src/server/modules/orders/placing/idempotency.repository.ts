import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { idempotencyKeys } from './idempotency-keys.table.ts';

export type Claim = {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly createdAt: Date;
};

type Answer = { readonly orderId: string };

const newKey = prepared<Claim, { answer: unknown }[]>((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      ...placeholders('scope', 'key', 'bodyHash', 'createdAt'),
      answer: sql`jsonb_build_object('orderId', uuidv7())`,
    })
    .onConflictDoNothing()
    .returning({ answer: idempotencyKeys.answer })
    .prepare('new_idempotency_key'),
);

/** The order's id is chosen here, so that the key needs no second visit. Waits for whoever has the same key under way. */
export async function claimKey(db: Executor, claim: Claim): Promise<string | null> {
  const [claimed] = await newKey(db, claim);
  return claimed ? (claimed.answer as Answer).orderId : null;
}

export async function findKey(db: Executor, { scope, key }: Pick<Claim, 'scope' | 'key'>) {
  const [found] = await db
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return found ? { bodyHash: found.bodyHash, orderId: (found.answer as Answer).orderId } : null;
}

export async function deleteKeysBefore(db: Executor, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
  return rowCount ?? 0;
}
