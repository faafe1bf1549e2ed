/** Widths of stored pictures, up to the width of the original. */
export const pictureLadder: readonly number[] = [240, 480, 960, 1600];

const largestWidth = 1600;
const mediumWidth = 480;

// Strict, since the result is written into srcset, where a space or comma would start another URL.
const pictureAddress =
  /^((?:https?:\/\/[\w.:-]+)?\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,3})\.webp$/;

export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  /** One of a middle width. */
  readonly medium: string;
  readonly widths: readonly number[];
}

/** Never upscaled: the original's width is the largest step if it is below the ladder's maximum. */
export function pictureWidths(originalWidth: number): number[] {
  if (!Number.isSafeInteger(originalWidth) || originalWidth < 1) {
    throw new RangeError(`Not a width in whole pixels: ${originalWidth}`);
  }
  const top = Math.min(originalWidth, largestWidth);
  return [...pictureLadder.filter((width) => width < top), top];
}

/** Derives all sources of `<picture>` from the stored address, which names the largest width. */
export function pictureSources(address: string): PictureSources | null {
  const [, base, largest] = pictureAddress.exec(address) ?? [];
  if (base === undefined || Number(largest) > largestWidth) return null;
  const widths = pictureWidths(Number(largest));
  const srcset = (format: string) => widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
  const medium = widths.findLast((width) => width <= mediumWidth) ?? widths[0];
  return { avif: srcset('avif'), webp: srcset('webp'), src: address, medium: `${base}/${medium}.webp`, widths };
}
