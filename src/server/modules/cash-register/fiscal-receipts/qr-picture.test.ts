import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from '#domain/qr-code.ts';
import { qrPicture } from './qr-picture.ts';

test('[RULE-FISC-06] the picture of a QR code is its modules, six pixels each, in a quiet zone of four', async () => {
  const text = 'https://kraplyna.test';
  const { data, info } = await sharp(qrPicture(text) ?? undefined)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = qrCode(text) ?? [];
  expect(info).toMatchObject({ width: (25 + 8) * 6, height: (25 + 8) * 6, channels: 1 });
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const isDark = rows[Math.floor(y / 6) - 4]?.[Math.floor(x / 6) - 4] === true;
      if ((data[y * info.width + x] === 0) !== isDark) throw new Error(`wrong pixel at ${x}, ${y}`);
    }
  }
  expect(qrPicture('x'.repeat(1000))).toBeNull();
});
