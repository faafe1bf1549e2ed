import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'identity' | 'br' | 'gzip';

const brotliOptions = (quality: number, { length }: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // The compressor allocates its whole window, so it is no larger than the text.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length)))),
  },
});

/** For the first request, which waits: a fifth larger, in a sixth of the time. Synchronous, since a thread hop would take longer. */
const compressQuickly = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, brotliOptions(1, bytes)),
  gzip: (bytes: Uint8Array) => gzipSync(bytes, { level: 1 }),
};

/** In the background, for a response that is requested again. Higher levels hardly shrink it further. */
const compressWell = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, brotliOptions(6, bytes)),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 6 }),
};

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

let compressions: Promise<void> = Promise.resolve();

/** One background compression at a time: each holds megabytes until it ends. */
function queueCompression(compress: () => Promise<void>): Promise<void> {
  compressions = compressions.then(compress, compress);
  return compressions;
}

/** Below this, compression saves no packet. */
const minCompressedBytes = 1024;

/** Estimated memory of a cached response, without its bodies. */
const overheadBytes = 1024;

const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

/** The response in one content encoding. Headers are flat lists of names and values, the fastest form for `writeHead`. */
export type Variant = {
  readonly body: Uint8Array;
  readonly isQuick: boolean;
  readonly headers: readonly string[];
  /** For 304 Not Modified. */
  readonly notModifiedHeaders: readonly string[];
};

type ResponseParts = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Not to be changed afterwards. */
  readonly bytes: Uint8Array;
};

/** A complete response that is shared by all clients, compressed once for each encoding that was requested. */
export class CachedResponse {
  readonly status: number;
  readonly #contentType: readonly string[];
  readonly #headers: readonly string[];
  readonly #length: number;
  /** The common part of the variants' ETags; null for what must not be revalidated: failures and `no-store`. */
  readonly #etag: string | null;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #compressing = new Map<Encoding, Promise<void>>();
  #sizeBytes = overheadBytes;
  #onResize: (() => void) | null = null;

  constructor({ status, headers, bytes }: ResponseParts) {
    this.status = status;
    const { 'content-type': contentType, ...others } = headers;
    this.#contentType = flatten({ 'content-type': contentType });
    this.#headers = flatten(others);
    this.#length = bytes.length;
    const isStorable = headers['cache-control'] !== 'no-store';
    this.#etag = status === 200 && isStorable ? hash('sha1', bytes, 'base64url') : null;
    this.#addVariant('identity', bytes);
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Set by the cache while it holds the response; null when it was evicted. */
  set onResize(listener: (() => void) | null) {
    this.#onResize = listener;
  }

  encodingFor(acceptEncoding: string | undefined): Encoding {
    if (acceptEncoding === undefined || this.#length < minCompressedBytes) return 'identity';
    return accepts.br.test(acceptEncoding) ? 'br' : accepts.gzip.test(acceptEncoding) ? 'gzip' : 'identity';
  }

  /** The variant, if it exists. The second request for a quick one starts the better compression, while the response is cached. */
  findVariant(encoding: Encoding): Variant | undefined {
    const variant = this.#variants.get(encoding);
    if (variant?.isQuick && this.#onResize && encoding !== 'identity' && !this.#compressing.has(encoding)) {
      this.#compressing.set(
        encoding,
        queueCompression(() => this.#recompress(encoding)),
      );
    }
    return variant;
  }

  getVariant(encoding: Encoding): Variant {
    const existing = this.findVariant(encoding);
    if (existing) return existing;
    const plain = this.#plain();
    return encoding === 'identity'
      ? this.#addVariant('identity', plain)
      : this.#addVariant(encoding, compressQuickly[encoding](plain), true);
  }

  /** Resolves when no background compression runs. */
  async settled(): Promise<void> {
    await Promise.all(this.#compressing.values());
  }

  /** If-None-Match against any encoding, strong or weak. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined || this.#etag === null) return false;
    return ifNoneMatch === '*' || ifNoneMatch.includes(this.#etag);
  }

  /** Drops the uncompressed variant too: it is the largest and seldom requested, so it is decompressed on demand. */
  async #recompress(encoding: keyof typeof compressWell): Promise<void> {
    if (this.#onResize === null) return;
    this.#addVariant(encoding, await compressWell[encoding](this.#plain()));
    const plain = this.#variants.get('identity');
    if (!plain) return;
    this.#variants.delete('identity');
    this.#resize(-plain.body.length);
  }

  #plain(): Uint8Array {
    const plain = this.#variants.get('identity');
    if (plain) return plain.body;
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = this.#variants.get(encoding);
      if (compressed) return decompress[encoding](compressed.body);
    }
    throw new Error('A cached response has no variant');
  }

  #resize(bytes: number): void {
    this.#sizeBytes += bytes;
    this.#onResize?.();
  }

  #addVariant(encoding: Encoding, bytes: Uint8Array, isQuick = false): Variant {
    // Taken over if they fill their buffer. A slice is copied: it would keep the compressor's whole output chunk, or Node's pool, in memory.
    const body = bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    // Each variant has an ETag of its own, so that a cache on the way never joins ranges of two.
    const suffix = encoding === 'identity' ? '' : `-${encoding}${isQuick ? '-quick' : ''}`;
    const etag = this.#etag === null ? [] : ['etag', `"${this.#etag}${suffix}"`];
    const notModifiedHeaders = [...this.#headers, ...etag];
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [...this.#contentType, ...encoded, 'content-length', String(body.length), ...notModifiedHeaders];
    const variant: Variant = { body, isQuick, headers, notModifiedHeaders };
    const growth = body.length - (this.#variants.get(encoding)?.body.length ?? 0);
    this.#variants.set(encoding, variant);
    this.#resize(growth);
    return variant;
  }
}

const flatten = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
