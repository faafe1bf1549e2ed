import { customType, index, pgTable, uuid } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transaction that last changed what lists of products are filtered and sorted by; also of deleted products. A trigger writes it,
 * for the facet index of each process.
 */
export const listingChanges = pgTable(
  'listing_changes',
  { productId: uuid('product_id').primaryKey(), changedIn: transactionId('changed_in').notNull() },
  (table) => [index('listing_changes_changed_in').on(table.changedIn)],
);
