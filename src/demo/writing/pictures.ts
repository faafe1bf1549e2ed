import type { DemoPost } from '../blog/post.ts';
import { demoSlides } from '../catalogue/carousel.ts';
import { drawBrandMark } from '../drawing/draw-brand-mark.ts';
import { drawProduct } from '../drawing/draw-product.ts';
import { drawStillLife } from '../drawing/draw-still-life.ts';
import { type DemoProduct, type PictureSubject, pictureKey } from '../products/product.ts';

export interface StoredPicture {
  id: string;
  address: string;
  preview: string;
}

export type StorePicture = (svg: string) => Promise<StoredPicture>;
export type OnDrawn = (done: number, total: number) => void;

/** Concurrency that keeps every core busy during I/O. */
const drawnAtOnce = 4;
const pictureSeed = 1;

export interface PictureJob {
  key: string;
  draw: () => string;
}

/** One job per distinct subject, since products share pictures. */
export function productJobs(products: Iterable<DemoProduct>): PictureJob[] {
  const subjects = new Map<string, PictureSubject>();
  for (const { picture, furtherPictures } of products) {
    for (const subject of [picture, ...furtherPictures]) subjects.set(pictureKey(subject), subject);
  }
  return [...subjects].map(([key, subject]) => ({ key, draw: () => drawProduct({ ...subject, seed: pictureSeed }) }));
}

export const brandJob = (name: string): PictureJob => ({
  key: brandPictureKey(name),
  draw: () => drawBrandMark({ name, seed: pictureSeed }),
});

export const postJob = ({ title, theme }: DemoPost): PictureJob => ({
  key: postPictureKey(title),
  draw: () => drawStillLife({ theme, seed: pictureSeed, format: isOnSlide(title) ? 'slide' : 'post' }),
});

export const brandPictureKey = (name: string): string => `brand|${name}`;
export const postPictureKey = (title: string): string => `post|${title}`;

const isOnSlide = (title: string): boolean => demoSlides.some((slide) => 'post' in slide && slide.post === title);

/** Draws and stores each picture once, with limited concurrency. */
export async function storePictures(
  jobs: readonly PictureJob[],
  storePicture: StorePicture,
  onDrawn: OnDrawn,
): Promise<Map<string, StoredPicture>> {
  const waiting = [...new Map(jobs.map((job) => [job.key, job])).values()];
  const total = waiting.length;
  const stored = new Map<string, StoredPicture>();
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      stored.set(job.key, await storePicture(job.draw()));
      onDrawn(stored.size, total);
    }
  };
  onDrawn(0, total);
  await Promise.all(Array.from({ length: drawnAtOnce }, work));
  return stored;
}
