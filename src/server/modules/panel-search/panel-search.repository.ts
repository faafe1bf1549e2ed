import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import type { OrderSearch } from '#domain/order-search.ts';
import type { Executor } from '#server/db/connection.ts';
import { containing } from '#server/db/rows.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Newest first. */
export function findOrders(db: Executor, { words, orderNo }: OrderSearch, limit: number) {
  const hasWords =
    words.length > 0 ? and(...words.map((word) => like(orders.searchText, containing(word)))) : undefined;
  return db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      firstName: orders.firstName,
      lastName: orders.lastName,
      status: orders.status,
      createdAt: orders.createdAt,
      totalKopecks: orders.totalKopecks,
    })
    .from(orders)
    .where(orderNo === null ? hasWords : or(eq(orders.orderNo, orderNo), hasWords))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export function findPeople(db: Executor, words: readonly string[], limit: number) {
  return db
    .select({
      id: users.id,
      name: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      email: users.email,
      phone: sql<string>`coalesce(${users.phone}, '')`,
    })
    .from(users)
    .where(and(...words.map((word) => like(users.searchText, containing(word)))))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}
