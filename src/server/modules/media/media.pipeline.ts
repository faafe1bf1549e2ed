import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { pictureWidths } from '#domain/picture.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { pictureFormat } from './picture-format.ts';
import { PictureRefused } from './picture-refused.ts';

export type PictureFile = { name: string; contentType: string; bytes: Buffer };

/** Width and height of the largest file, to which the picture's address refers. */
export type Picture = { width: number; height: number; preview: string; files: PictureFile[] };

export type PictureLimits = { maxBytes: number; maxPixels: number; minSidePx: number };

export const pictureLimits: PictureLimits = { maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000, minSidePx: 16 };

// Transparent pictures are flattened onto the card colour, so that all copies look the same.
const PAPER = '#fffdf9';
// Limit of WebP.
const MAX_SIDE_PX = 16_383;
const PREVIEW_WIDTH_PX = 12;
const AVIF_QUALITY = 50;
const WEBP_QUALITY = 78;
const WEBP_EFFORT = 2;
// Measured on 960×1280: each step of AVIF effort triples the time and saves a sixth of the bytes. An upload can take a
// second; a drawing is encoded while its first visitor waits.
const AVIF_EFFORT_UPLOAD = 2;
const AVIF_EFFORT_DRAWING = 0;
const TIMEOUT_SECONDS = 30;
// Dots per inch at which an SVG has its natural width.
const SVG_DENSITY = 72;

// One libvips thread per picture, since the concurrency limits below bound the cores in use. No cache, since uploads do
// not repeat.
sharp.concurrency(1);
sharp.cache(false);

const refuse = () => new PictureRefused('busy');
// Uploads leave one core for requests; the shop's own drawings may use all.
const uploadGate = createConcurrencyLimit({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 32, refuse });
const drawingGate = createConcurrencyLimit({
  atOnce: availableParallelism(),
  waiting: Number.POSITIVE_INFINITY,
  refuse,
});

/** Decodes and re-encodes untrusted bytes. Throws `PictureRefused`. */
export async function makePicture(bytes: Buffer, limits: Partial<PictureLimits> = {}): Promise<Picture> {
  const { maxBytes, maxPixels, minSidePx } = { ...pictureLimits, ...limits };
  if (bytes.length > maxBytes) throw new PictureRefused('too-large');
  if (!pictureFormat(bytes)) throw new PictureRefused('not-an-image');

  return uploadGate(async () => {
    const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });
    const metadata = await readMetadata(open());
    const { width, height } = metadata.autoOrient;
    if ((metadata.pages ?? 1) > 1) throw new PictureRefused('animated');
    if (width * height > maxPixels || Math.max(width, height) > MAX_SIDE_PX)
      throw new PictureRefused('too-many-pixels');
    if (Math.min(width, height) < minSidePx) throw new PictureRefused('too-small');
    try {
      return await encode(open().autoOrient(), width);
    } catch (cause) {
      throw new PictureRefused('damaged', { cause });
    }
  });
}

// The functions for drawings take trusted SVG only: an untrusted one could read files or never finish.

export async function measureDrawing(svg: Buffer): Promise<Omit<Picture, 'files'>> {
  const { width, height } = await sharp(svg).metadata();
  return { width, height, preview: await drawingGate(() => makePreview(rasterise(svg, width, 2 * PREVIEW_WIDTH_PX))) };
}

/** One file of a drawing; null for a width that the drawing is not offered in. */
export async function encodeDrawing(svg: Buffer, name: string): Promise<PictureFile | null> {
  const { width: naturalWidth } = await sharp(svg).metadata();
  const width = pictureWidths(naturalWidth).find((one) => name === `${one}.avif` || name === `${one}.webp`);
  if (width === undefined) return null;
  const format = name.endsWith('.avif') ? 'avif' : 'webp';
  return drawingGate(() => encodeFile(rasterise(svg, naturalWidth, width), width, format, AVIF_EFFORT_DRAWING));
}

/** Rendered at the wanted width, since the cost grows with the pixels. */
const rasterise = (svg: Buffer, naturalWidth: number, width: number): Sharp =>
  flattened(sharp(svg, { density: Math.max(1, (SVG_DENSITY * width) / naturalWidth) }).resize({ width }));

const flattened = (image: Sharp): Sharp =>
  image.flatten({ background: PAPER }).toColourspace('srgb').timeout({ seconds: TIMEOUT_SECONDS });

async function readMetadata(image: Sharp): Promise<Metadata> {
  try {
    return await image.metadata();
  } catch (cause) {
    // libvips rejects a decompression bomb by its header, before decoding pixels.
    const isBomb = cause instanceof Error && cause.message.includes('pixel limit');
    throw new PictureRefused(isBomb ? 'too-many-pixels' : 'damaged', { cause });
  }
}

async function encode(source: Sharp, originalWidth: number): Promise<Picture> {
  const widths = pictureWidths(originalWidth);
  // Decoded once at the largest width; smaller widths are resized from these pixels.
  const { data, info } = await flattened(source.resize({ width: widths.at(-1) ?? originalWidth }))
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const files: PictureFile[] = [];
  for (const width of widths) {
    const image = pixels().resize({ width }).timeout({ seconds: TIMEOUT_SECONDS });
    files.push(await encodeFile(image.clone(), width, 'avif', AVIF_EFFORT_UPLOAD));
    files.push(await encodeFile(image.clone(), width, 'webp', AVIF_EFFORT_UPLOAD));
  }
  return { width: info.width, height: info.height, preview: await makePreview(pixels()), files };
}

async function encodeFile(image: Sharp, width: number, format: 'avif' | 'webp', effort: number): Promise<PictureFile> {
  const encoded =
    format === 'avif'
      ? image.avif({ quality: AVIF_QUALITY, effort })
      : image.webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT });
  return { name: `${width}.${format}`, contentType: `image/${format}`, bytes: await encoded.toBuffer() };
}

async function makePreview(image: Sharp): Promise<string> {
  const bytes = await image
    .resize({ width: PREVIEW_WIDTH_PX, height: 2 * PREVIEW_WIDTH_PX, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
