export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Detects the format by magic bytes. Other formats (SVG, PDF, TIFF, HEIC …) are refused, so that untrusted bytes never
 * reach their decoders.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  if (startsWith(bytes, JPEG_START)) return 'jpeg';
  if (startsWith(bytes, PNG_START)) return 'png';
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (head.startsWith('ftyp', 4) && brands(bytes).some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return null;
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** Brands of an ISO base media file: the major one, then (after the version) the compatible ones. */
function brands(bytes: Buffer): string[] {
  const boxEnd = Math.min(bytes.readUInt32BE(0), 128, bytes.length);
  const found = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) found.push(bytes.toString('latin1', at, at + 4));
  return found;
}
