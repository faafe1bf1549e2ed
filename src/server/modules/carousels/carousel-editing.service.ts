import type { Carousel, CarouselItem } from '#contracts/carousels.ts';
import { shopDay } from '#domain/dates.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import * as repository from './carousel-editing.repository.ts';

const nothingToShow = () => new Refusal('NOT_FOUND', { because: 'slide-of-nothing' });

export const carouselsConstraints: ConstraintErrors = {
  slides_product_id_products_id_fk: nothingToShow,
  slides_post_id_blog_posts_id_fk: nothingToShow,
};

const unknownCarousel = () => new Refusal('NOT_FOUND', { because: 'no-such-carousel' });
const unknownSlide = () => new Refusal('NOT_FOUND', { because: 'no-such-slide' });

const present = ({ id, title, isActive }: repository.CarouselRow): Carousel => ({ _id: id, title, active: isActive });

function presentItem(row: repository.ItemRow): CarouselItem[] {
  const shown = { slideId: row.id, order: row.position, imageUrl: row.pictureAddress, visible: row.isVisible };
  if (row.productId !== null && row.productName !== null) {
    return [{ ...shown, title: row.productName, itemId: row.productId, itemType: 'product' }];
  }
  if (row.postId !== null && row.postTitle !== null) {
    return [{ ...shown, title: row.postTitle, itemId: row.postId, itemType: 'blog' }];
  }
  return [];
}

export async function listCarousels({ db }: Context): Promise<Carousel[]> {
  return (await repository.listCarousels(db)).map(present);
}

async function itemsOf({ db, now }: Context, id: string): Promise<CarouselItem[]> {
  return (await repository.listItems(db, id, shopDay(now()))).flatMap(presentItem);
}

export async function listCarouselItems(context: Context, id: string): Promise<CarouselItem[]> {
  if (!(await repository.findCarousel(context.db, id))) throw unknownCarousel();
  return itemsOf(context, id);
}

async function getCarousel({ db }: Context, id: string): Promise<Carousel> {
  const found = await repository.findCarousel(db, id);
  if (!found) throw unknownCarousel();
  return present(found);
}

type AuditedFields = Record<string, unknown>;

const record = (
  context: Context,
  { _id: id, title }: Carousel,
  before: AuditedFields | null,
  after: AuditedFields | null,
) => recordChanges(context, [{ thing: 'carousel', id, name: title, before, after }]);

const auditedFields = ({ title, active }: Carousel): AuditedFields => ({ title, active });

export async function createCarousel(context: Context, title: string): Promise<Carousel> {
  return inTransaction(context, async (context) => {
    await repository.lockAll(context.db);
    const made = await getCarousel(context, await repository.insertCarousel(context.db, title));
    await record(context, made, null, auditedFields(made));
    return made;
  });
}

/** Exactly one carousel is active, so that the home page always has one. */
export async function updateCarousel(
  context: Context,
  id: string,
  { title, active }: { title: string; active: boolean },
): Promise<Carousel> {
  return inTransaction(context, async (context) => {
    await repository.lockAll(context.db);
    const before = await getCarousel(context, id);
    if (before.active && !active) throw new Refusal('NOT_ALLOWED_NOW', { because: 'carousel-one-active' });
    await repository.updateCarousel(context.db, id, { title, isActive: active });
    const after = await getCarousel(context, id);
    await record(context, after, auditedFields(before), auditedFields(after));
    return after;
  });
}

/** With its slides. The one on the home page goes last: another takes its place first. */
export async function deleteCarousel(context: Context, id: string): Promise<null> {
  return inTransaction(context, async (context) => {
    await repository.lockAll(context.db);
    const gone = await getCarousel(context, id);
    const isLast = (await repository.listCarousels(context.db)).length === 1;
    if (gone.active && !isLast) throw new Refusal('NOT_ALLOWED_NOW', { because: 'carousel-on-home' });
    await repository.deleteCarousel(context.db, id);
    await record(context, gone, auditedFields(gone), null);
    return null;
  });
}

/** Changes slides under row locks, so that positions stay gapless and one carousel is active under concurrent edits. */
function withSlides<Result>(
  context: Context,
  id: string,
  change: (context: Context, items: CarouselItem[]) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (context) => {
    await repository.lockAll(context.db);
    const carousel = await getCarousel(context, id);
    const before = await itemsOf(context, id);
    const result = await change(context, before);
    const titles = (items: CarouselItem[]) => ({ slides: items.map(({ title }) => title) });
    await record(context, carousel, titles(before), titles(await itemsOf(context, id)));
    return result;
  });
}

const placed = (ids: string[], id: string, order: number) => ids.toSpliced(Math.min(order, ids.length + 1) - 1, 0, id);

type NewSlide = { caruselId: string; itemId: string; itemType: 'product' | 'blog'; order: number };

export function addSlide(context: Context, { caruselId, itemId, itemType, order }: NewSlide): Promise<CarouselItem> {
  return withSlides(context, caruselId, async (context, items) => {
    if (items.some((item) => item.itemId === itemId.toLowerCase())) {
      throw new Refusal('ALREADY_TAKEN', { because: 'slide-twice' });
    }
    const shown = itemType === 'product' ? { productId: itemId } : { postId: itemId };
    const slideId = await repository.insertSlide(context.db, caruselId, shown);
    const ids = items.map((item) => item.slideId);
    await repository.arrange(context.db, placed(ids, slideId, order));
    if (items.length === 0) await repository.activateIfNone(context.db, caruselId);
    const added = (await itemsOf(context, caruselId)).find((item) => item.slideId === slideId);
    if (!added) throw nothingToShow();
    return added;
  });
}

type Move = { caruselId: string; slideId: string; newOrder: number };

export function moveSlide(context: Context, { caruselId, slideId, newOrder }: Move): Promise<CarouselItem[]> {
  return withSlides(context, caruselId, async (context, items) => {
    const moved = items.find((item) => item.slideId === slideId.toLowerCase());
    if (!moved) throw unknownSlide();
    const others = items.filter((item) => item !== moved).map((item) => item.slideId);
    await repository.arrange(context.db, placed(others, moved.slideId, newOrder));
    return itemsOf(context, caruselId);
  });
}

export function deleteSlide(
  context: Context,
  { caruselId, slideId }: { caruselId: string; slideId: string },
): Promise<null> {
  return withSlides(context, caruselId, async (context, items) => {
    const gone = items.find((item) => item.slideId === slideId.toLowerCase());
    if (!gone) throw unknownSlide();
    await repository.deleteSlide(context.db, gone.slideId);
    const ids = items.filter((item) => item !== gone).map((item) => item.slideId);
    await repository.arrange(context.db, ids);
    return null;
  });
}
