import { demoPosts } from '../blog/posts.ts';
import { demoAddresses } from '../catalogue/addresses.ts';
import { demoCarousel, demoSlides } from '../catalogue/carousel.ts';
import { demoStatuses } from '../catalogue/statuses.ts';
import { dayFrom } from '../days.ts';
import { findForSale } from './find-product.ts';
import { createIds } from './ids.ts';
import { postPictureKey, type StoredPicture } from './pictures.ts';
import { type DemoDatabase, insertRows } from './rows.ts';
import type { PlacedProduct } from './write-products.ts';

export async function writeAddressesAndStatuses(db: DemoDatabase, today: Date): Promise<void> {
  // A second apart, since equal timestamps would have no order.
  const moment = (index: number) => new Date(today.getTime() + index * 1000).toISOString();
  await insertRows(
    db,
    'addresses',
    demoAddresses.map((one, index) => ({
      name: one.name,
      address: one.address,
      is_active: true,
      created_at: moment(index),
    })),
  );
  await insertRows(
    db,
    'statuses',
    demoStatuses.map((one, index) => ({ ...one, is_active: true, created_at: moment(index) })),
  );
}

export async function writePostsAndCarousel(
  db: DemoDatabase,
  {
    pictures,
    placed,
    today,
  }: { pictures: ReadonlyMap<string, StoredPicture>; placed: readonly PlacedProduct[]; today: Date },
): Promise<void> {
  const makeId = createIds('pages');
  const posts = demoPosts.map((post) => ({
    id: makeId(today),
    title: post.title,
    content: post.content,
    title_en: post.titleEn,
    content_en: post.contentEn,
    picture_id: pictures.get(postPictureKey(post.title))?.id ?? null,
    released_on: dayFrom(today, -post.releasedDaysAgo),
    is_active: post.isActive,
    is_for_carousel: post.isForCarousel,
  }));
  await insertRows(db, 'blog_posts', posts);
  const carouselId = makeId(today);
  await insertRows(db, 'carousels', [{ id: carouselId, title: demoCarousel.title, is_active: demoCarousel.isActive }]);
  const slides = demoSlides.map((slide, index) => ({
    carousel_id: carouselId,
    position: index + 1,
    product_id: 'post' in slide ? null : findForSale(placed, slide.house, slide.name).id,
    post_id: 'post' in slide ? (posts.find(({ title }) => title === slide.post)?.id ?? null) : null,
  }));
  await insertRows(db, 'slides', slides);
}
