import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { ShopDay } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { blogPosts } from '#server/modules/blog/blog-posts.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { carousels, slides } from './carousels.table.ts';

/** Maximum length of the HTML that is read for an excerpt. */
const beginning = 4000;

/** Slides of the active carousel whose product or post is public. */
export const listActiveSlides = (db: Executor, today: ShopDay) =>
  db
    .select({
      id: slides.id,
      position: slides.position,
      productId: products.id,
      productName: products.name,
      productNameEn: products.nameEn,
      postId: blogPosts.id,
      postTitle: blogPosts.title,
      postTitleEn: blogPosts.titleEn,
      html: sql<string>`left(coalesce(${products.description}, ${blogPosts.content}), ${sql.raw(String(beginning))})`,
      htmlEn: sql<string>`left(coalesce(${products.descriptionEn}, ${blogPosts.contentEn}), ${sql.raw(String(beginning))})`,
      pictureAddress: media.address,
      picturePreview: media.preview,
    })
    .from(slides)
    .innerJoin(carousels, and(eq(carousels.id, slides.carouselId), carousels.isActive))
    .leftJoin(products, eq(products.id, slides.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(blogPosts, eq(blogPosts.id, slides.postId))
    .leftJoin(media, eq(media.id, sql`coalesce(${products.pictureId}, ${blogPosts.pictureId})`))
    .where(or(and(products.isEnabled, categories.isActive), and(blogPosts.isActive, lte(blogPosts.releasedOn, today))))
    .orderBy(asc(slides.position), asc(slides.id));

export type SlideRow = Awaited<ReturnType<typeof listActiveSlides>>[number];
