import { availableParallelism } from 'node:os';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Color, type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeDrawing, makePicture, measureDrawing, type Picture } from './media.pipeline.ts';
import { type PictureRefusal, PictureRefused } from './picture-refused.ts';

const AMBER = { r: 154, g: 90, b: 18 };
const GREEN = { r: 47, g: 98, b: 72 };

function plain(width: number, height: number, background: Color = AMBER) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Amber on the left, green on the right: reveals the orientation. */
async function halves(width: number, height: number): Promise<Sharp> {
  const right = await plain(Math.floor(width / 2), height, GREEN)
    .png()
    .toBuffer();
  return plain(width, height).composite([{ input: right, gravity: 'east' }]);
}

function file(picture: Picture, name: string): Buffer {
  const found = picture.files.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no ${name} among ${picture.files.map((candidate) => candidate.name).join(', ')}`);
  return found.bytes;
}

async function colourAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: data[0] ?? -1, g: data[1] ?? -1, b: data[2] ?? -1 };
}

function isNear(found: { r: number; g: number; b: number }, wanted: { r: number; g: number; b: number }): boolean {
  return Math.abs(found.r - wanted.r) + Math.abs(found.g - wanted.g) + Math.abs(found.b - wanted.b) < 24;
}

async function refusal(work: Promise<unknown>): Promise<PictureRefusal | 'not refused'> {
  try {
    await work;
    return 'not refused';
  } catch (error) {
    if (error instanceof PictureRefused) return error.reason;
    throw error;
  }
}

/** A decompression bomb: a PNG of a few kilobytes that claims `side`×`side` one-bit pixels. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('an uploaded picture', () => {
  it('[AD-PROD-15] becomes AVIF and WebP in several widths, up to its own', async () => {
    const picture = await makePicture(await plain(700, 350).jpeg().toBuffer());

    expect(picture.files.map(({ name, contentType }) => `${name} ${contentType}`)).toEqual([
      '240.avif image/avif',
      '240.webp image/webp',
      '480.avif image/avif',
      '480.webp image/webp',
      '700.avif image/avif',
      '700.webp image/webp',
    ]);
    for (const { name, bytes } of picture.files) {
      const { format, compression, width, height } = await sharp(bytes).metadata();
      expect(name.endsWith('.avif') ? [format, compression] : [format]).toEqual(
        name.endsWith('.avif') ? ['heif', 'av1'] : ['webp'],
      );
      expect([`${width}`, height]).toEqual([name.split('.')[0], Math.round((width ?? 0) / 2)]);
    }
  });

  it('is stored at most 1600 px wide, and reports the size of the largest copy', async () => {
    const picture = await makePicture(await plain(3200, 800).png().toBuffer());

    expect(picture.files.at(-1)?.name).toBe('1600.webp');
    expect([picture.width, picture.height]).toEqual([1600, 400]);
  });

  it('[AD-PROD-15] loses its metadata: no place, camera or colour profile leaves the shop', async () => {
    const photo = await plain(300, 300)
      .withExif({
        IFD0: { Make: 'Leica', Copyright: 'Olena K' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '50/1 27/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '30/1 31/1 0/1',
        },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect(before.exif?.includes('Leica')).toBe(true);
    expect(before.icc).toBeDefined();

    for (const { name, bytes } of (await makePicture(photo)).files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ name, exif, xmp, iptc, orientation }).toEqual({ name });
      expect(icc, name).toBeUndefined();
      expect(bytes.includes('Leica'), name).toBe(false);
    }
  });

  it('is rotated by its EXIF orientation', async () => {
    const lying = await (await halves(400, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();

    const picture = await makePicture(lying);

    expect([picture.width, picture.height]).toEqual([200, 400]);
    const upright = file(picture, '200.webp');
    expect(isNear(await colourAt(upright, 100, 50), AMBER)).toBe(true);
    expect(isNear(await colourAt(upright, 100, 350), GREEN)).toBe(true);
  });

  it('in CMYK is converted to sRGB', async () => {
    const inPrint = await plain(64, 64).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(inPrint).metadata()).space).toBe('cmyk');

    const webp = file(await makePicture(inPrint), '64.webp');

    expect((await sharp(webp).metadata()).space).toBe('srgb');
    expect(isNear(await colourAt(webp, 32, 32), AMBER)).toBe(true);
  });

  it('may be greyscale or 16-bit', async () => {
    const grey = await plain(64, 64, '#888888').toColourspace('b-w').png().toBuffer();
    const deep = await plain(64, 64).toColourspace('rgb16').png().toBuffer();

    expect(isNear(await colourAt(file(await makePicture(grey), '64.webp'), 9, 9), { r: 136, g: 136, b: 136 })).toBe(
      true,
    );
    expect(isNear(await colourAt(file(await makePicture(deep), '64.webp'), 9, 9), AMBER)).toBe(true);
  });

  it('that is transparent gets the background of the cards', async () => {
    const clear = sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

    const webp = file(await makePicture(await clear.png().toBuffer()), '64.webp');

    expect((await sharp(webp).metadata()).hasAlpha).toBe(false);
    expect(isNear(await colourAt(webp, 32, 32), { r: 0xff, g: 0xfd, b: 0xf9 })).toBe(true);
  });

  it('has an inline preview of a few pixels', async () => {
    const noise = sharp({
      create: {
        width: 600,
        height: 800,
        channels: 3,
        background: AMBER,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });

    const { preview } = await makePicture(await noise.png().toBuffer());

    expect(preview).toMatch(/^data:image\/webp;base64,/);
    expect(preview.length).toBeLessThan(300);
    const { width, height } = await sharp(Buffer.from(preview.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([12, 16]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be a still %s', async (format) => {
    const bytes = await plain(32, 32).toFormat(format).toBuffer();

    expect((await makePicture(bytes)).files).toHaveLength(2);
  });
});

describe('a file that is refused as a picture', () => {
  it('text that is called a picture', async () => {
    expect(await refusal(makePicture(Buffer.from('photo.jpg: just some words, nothing to see here')))).toBe(
      'not-an-image',
    );
  });

  it('nothing at all, and a few first bytes of something', async () => {
    expect(await refusal(makePicture(Buffer.alloc(0)))).toBe('not-an-image');
    expect(await refusal(makePicture(Buffer.from([0, 0, 0])))).toBe('not-an-image');
    expect(await refusal(makePicture(Buffer.from([0xff, 0xd8, 0xff])))).toBe('damaged');
  });

  it('a drawing with a script in it, or any other SVG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';

    expect(await refusal(makePicture(Buffer.from(svg)))).toBe('not-an-image');
    expect(await refusal(makePicture(Buffer.from(`\uFEFF<?xml version="1.0"?>\n${svg}`)))).toBe('not-an-image');
  });

  it('a TIFF', async () => {
    expect(await refusal(makePicture(await plain(32, 32).tiff().toBuffer()))).toBe('not-an-image');
  });

  it('a truncated photo', async () => {
    const whole = await (await halves(800, 800)).jpeg().toBuffer();
    const wholePng = await (await halves(800, 800)).png().toBuffer();

    expect(await refusal(makePicture(whole.subarray(0, Math.floor(whole.length / 2))))).toBe('damaged');
    expect(await refusal(makePicture(wholePng.subarray(0, Math.floor(wholePng.length / 2))))).toBe('damaged');
  });

  it('a decompression bomb', async () => {
    const bomb = pngBomb(20_000);
    expect(bomb.length).toBeLessThan(100_000);

    expect(await refusal(makePicture(bomb))).toBe('too-many-pixels');
  });

  it('an extreme aspect ratio', async () => {
    const ribbon = await plain(20, 17_000).png().toBuffer();

    expect(await refusal(makePicture(ribbon))).toBe('too-many-pixels');
  });

  it('a file of fifty megabytes', async () => {
    const heavy = Buffer.concat([await plain(32, 32).png().toBuffer(), Buffer.alloc(50 * 1024 * 1024)]);

    expect(await refusal(makePicture(heavy))).toBe('too-large');
  });

  it('a single pixel', async () => {
    expect(await refusal(makePicture(await plain(1, 1).png().toBuffer()))).toBe('too-small');
  });

  it.each(['gif', 'webp'] as const)('an animated %s', async (format) => {
    const frames = await sharp([await plain(32, 32).png().toBuffer(), await plain(32, 32, GREEN).png().toBuffer()], {
      join: { animated: true },
    })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);

    expect(await refusal(makePicture(frames))).toBe('animated');
  });
});

describe('a burst of uploads', () => {
  it('is processed in order, and refused above the memory limit', async () => {
    const bytes = await plain(32, 32).png().toBuffer();

    const outcomes = await Promise.all(
      Array.from({ length: availableParallelism() + 64 }, () => refusal(makePicture(bytes))),
    );

    expect(outcomes.filter((outcome) => outcome === 'busy').length).toBeGreaterThan(0);
    expect(outcomes.filter((outcome) => outcome === 'not refused').length).toBeGreaterThanOrEqual(33);
    expect(await refusal(makePicture(bytes))).toBe('not refused');
  });
});

describe('a drawing of the shop', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1280"><rect width="960" height="1280" fill="#9a5a12"/></svg>',
  );

  it('is offered in the same widths as an upload', async () => {
    const names = [240, 480, 960].flatMap((width) => [`${width}.avif`, `${width}.webp`]);

    const files = await Promise.all(names.map((name) => encodeDrawing(svg, name)));

    expect(files.map((one) => one?.name)).toEqual(names);
    const bytes = files[2]?.bytes ?? Buffer.alloc(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 640 });
    expect(isNear(await colourAt(bytes, 100, 100), AMBER)).toBe(true);
    expect(await encodeDrawing(svg, '1600.avif')).toBeNull();
  });

  it('has its size and a preview before any file is encoded', async () => {
    const { width, height, preview } = await measureDrawing(svg);

    expect([width, height]).toEqual([960, 1280]);
    expect(preview).toMatch(/^data:image\/webp;base64,/);
  });
});
