import { crc32, deflateSync } from 'node:zlib';
import { qrCode } from '#domain/qr-code.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const quiet = 4;
const scale = 6;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of two colours, since mail clients show no SVG. Null if the text is too long. */
export function qrPicture(text: string): Buffer | null {
  const rows = qrCode(text);
  if (!rows) return null;
  const side = (rows.length + 2 * quiet) * scale;
  const bytesPerRow = Math.ceil(side / 8);
  const drawn = Buffer.alloc((bytesPerRow + 1) * side, 0xff);
  for (let y = 0; y < side; y += 1) {
    const start = y * (bytesPerRow + 1);
    drawn[start] = 0;
    for (let x = 0; x < side; x += 1) {
      if (!rows[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet]) continue;
      const index = start + 1 + (x >> 3);
      drawn[index] = (drawn[index] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(drawn)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
