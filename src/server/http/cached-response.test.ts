import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CachedResponse } from './cached-response.ts';

it.each([0, 1, 256, 8192, 8193, 100_000])('%i bytes of any value are the same in every encoding', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => at * 7);
  const response = new CachedResponse({ status: 200, headers: {}, bytes });
  expect(response.getVariant('identity').body).toEqual(bytes);
  expect(new Uint8Array(brotliDecompressSync(response.getVariant('br').body))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(response.getVariant('gzip').body))).toEqual(bytes);
});
