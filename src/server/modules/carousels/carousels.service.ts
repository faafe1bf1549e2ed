import type { Slide } from '#contracts/carousels.ts';
import { shopDay } from '#domain/dates.ts';
import { type Language, translated } from '#domain/language.ts';
import { plainText } from '#domain/plain-text.ts';
import type { PublicContext } from '#server/context.ts';
import * as repository from './carousels.repository.ts';

const descriptionLength = 160;

function present(row: repository.SlideRow, language: Language): Slide[] {
  const shown = {
    slideId: row.id,
    order: row.position,
    imagePreview: row.picturePreview,
    description: plainText(translated(language, row.html, row.htmlEn), descriptionLength),
  };
  if (row.productId !== null && row.productName !== null) {
    const title = translated(language, row.productName, row.productNameEn ?? '');
    const product = { _id: row.productId, slideType: 'product', title } as const;
    return [{ ...shown, ...product, imageFirst: row.pictureAddress, imageUrl: null }];
  }
  if (row.postId !== null && row.postTitle !== null) {
    const title = translated(language, row.postTitle, row.postTitleEn ?? '');
    const post = { _id: row.postId, slideType: 'blog', title } as const;
    return [{ ...shown, ...post, imageFirst: null, imageUrl: row.pictureAddress }];
  }
  return [];
}

/** Tagged with all products and posts: a hidden one may become visible and appear on a slide. */
export async function listActiveSlides({ db, now, addCacheTags, language }: PublicContext): Promise<Slide[]> {
  addCacheTags('carousels', 'products', 'categories', 'blog');
  return (await repository.listActiveSlides(db, shopDay(now()))).flatMap((row) => present(row, language));
}
