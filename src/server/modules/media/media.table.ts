import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';

export const media = pgTable('media', {
  id: key(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** `/media/{id}/{largest width}.webp`: every other width and format follows from it. */
  address: text('address').notNull(),
  /** A data URI of a few pixels, shown blurred until the picture is there. */
  preview: text('preview').notNull(),
  createdAt: createdAt(),
  /** Since when a sweep has found nothing that shows it; null while something does, or until the first sweep. */
  unusedSince: timestamp('unused_since', { withTimezone: true }),
});
