import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';

export const media = pgTable('media', {
  id: key(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** `/media/{id}/{largest width}.webp`; other widths and formats are derived from it. */
  address: text('address').notNull(),
  /** A data URI of a few pixels, shown blurred as a placeholder while the picture loads. */
  preview: text('preview').notNull(),
  createdAt: createdAt(),
  /** When the clean-up job first found it unused; null while in use. */
  unusedSince: timestamp('unused_since', { withTimezone: true }),
});
