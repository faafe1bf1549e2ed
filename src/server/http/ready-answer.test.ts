import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bytesOf, ReadyAnswer } from './ready-answer.ts';

// All values that a byte can have, and lengths on both sides of the one up to which they are kept as a text.
it.each([0, 1, 256, 8192, 8193, 100_000])('keeps %i bytes as they are, in every encoding', (length) => {
  const bytes = Buffer.from(Uint8Array.from({ length }, (_, at) => at * 7));
  const answer = new ReadyAnswer({ status: 200, headers: {}, bytes });
  expect(bytesOf(answer.getForm('identity').body)).toEqual(bytes);
  expect(brotliDecompressSync(bytesOf(answer.getForm('br').body))).toEqual(bytes);
  expect(gunzipSync(bytesOf(answer.getForm('gzip').body))).toEqual(bytes);
});
