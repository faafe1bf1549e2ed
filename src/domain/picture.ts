/** Widths of stored pictures, up to the width of the original. */
export const pictureLadder: readonly number[] = [240, 480, 960, 1600];

const largestWidth = 1600;
const listedWidth = 480;

// Strict, since the result is written into srcset, where a space or comma would start another URL.
const pictureAddress =
  /^((?:https?:\/\/[\w.:-]+)?\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,3})\.webp$/;

export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
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
  const [base, widths] = readAddress(address) ?? [];
  if (base === undefined || widths === undefined) return null;
  return { avif: srcset(base, 'avif', widths), webp: srcset(base, 'webp', widths), src: address, widths };
}

/** For the many small pictures of a list: two widths, and only one for browsers without AVIF, which are few. */
export function listedPictureSources(address: string): Pick<PictureSources, 'avif' | 'src'> | null {
  const [base, widths] = readAddress(address) ?? [];
  if (base === undefined || widths === undefined) return null;
  const first = Math.max(
    0,
    widths.findLastIndex((width) => width <= listedWidth),
  );
  return { avif: srcset(base, 'avif', widths.slice(first, first + 2)), src: `${base}/${widths[first]}.webp` };
}

function readAddress(address: string): [base: string, widths: number[]] | null {
  const [, base, largest] = pictureAddress.exec(address) ?? [];
  return base === undefined || Number(largest) > largestWidth ? null : [base, pictureWidths(Number(largest))];
}

const srcset = (base: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
