import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedPictureSources, pictureSources, pictureWidths } from './picture.ts';

const id = '0197f3a2-7b1c-7def-8abc-0123456789ab';

describe('the widths of a picture', () => {
  test.each([
    [5000, [240, 480, 960, 1600]],
    [1600, [240, 480, 960, 1600]],
    [1599, [240, 480, 960, 1599]],
    [700, [240, 480, 700]],
    [480, [240, 480]],
    [100, [100]],
    [1, [1]],
  ])('an original of %i px has %j', (originalWidth, widths) => {
    expect(pictureWidths(originalWidth)).toEqual(widths);
  });

  test('grow, never pass the original, and follow from the largest of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (originalWidth) => {
        const widths = pictureWidths(originalWidth);
        const largest = widths.at(-1) ?? 0;
        expect(largest).toBe(Math.min(originalWidth, 1600));
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
        expect(pictureWidths(largest)).toEqual(widths);
      }),
    );
  });

  test.each([0, -5, 1.5, Number.NaN])('an original of %d px is refused', (width) => {
    expect(() => pictureWidths(width)).toThrow(RangeError);
  });
});

describe('the sources of a picture', () => {
  test('follow from its address', () => {
    expect(pictureSources(`/media/${id}/700.webp`)).toEqual({
      avif: `/media/${id}/240.avif 240w, /media/${id}/480.avif 480w, /media/${id}/700.avif 700w`,
      webp: `/media/${id}/240.webp 240w, /media/${id}/480.webp 480w, /media/${id}/700.webp 700w`,
      src: `/media/${id}/700.webp`,
      widths: [240, 480, 700],
    });
  });

  test('are fewer in a list', () => {
    expect(listedPictureSources(`/media/${id}/1600.webp`)).toEqual({
      avif: `/media/${id}/480.avif 480w, /media/${id}/960.avif 960w`,
      src: `/media/${id}/480.webp`,
    });
    expect(listedPictureSources(`/media/${id}/200.webp`)).toEqual({
      avif: `/media/${id}/200.avif 200w`,
      src: `/media/${id}/200.webp`,
    });
    expect(listedPictureSources('/logo.svg')).toBeNull();
  });

  test('keep the host of a picture that lies elsewhere', () => {
    expect(pictureSources(`https://pictures.example:8443/media/${id}/240.webp`)?.avif).toBe(
      `https://pictures.example:8443/media/${id}/240.avif 240w`,
    );
  });

  test.each([
    '',
    '/logo.svg',
    `/media/${id}/700.jpg`,
    `/media/${id}/0.webp`,
    `/media/${id}/0700.webp`,
    `/media/${id}/1601.webp`,
    `/media/${id}/700.webp?x=1`,
    '/media/../secret/700.webp',
    '/media/not-an-id/700.webp',
    `javascript:alert(1)/media/${id}/700.webp`,
    `https://a.example, https://b.example/media/${id}/700.webp`,
  ])('%j is not an address of ours', (address) => {
    expect(pictureSources(address)).toBeNull();
  });
});
