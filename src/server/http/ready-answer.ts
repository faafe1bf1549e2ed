import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'br' | 'gzip';

// Above this quality the bytes hardly shrink, and the first visitor of a page waits for them.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};

/** Shorter than that, the headers of a packet weigh more than what is saved. */
const smallestCompressed = 1024;

/** What the bookkeeping of one answer costs beside its bytes, roughly. */
const overheadBytes = 1024;

const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

/** An answer in one encoding, down to the last header: sending it is one call. */
export type Form = {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** The same names and values in turn, as Node takes them fastest. */
  readonly head: readonly string[];
  /** For those who have these bytes already. */
  readonly unchangedHeaders: Readonly<Record<string, string>>;
  readonly unchangedHead: readonly string[];
};

type AnswerParts = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly bytes: Buffer };

/** Bytes that answer one question for everybody who asks it, compressed once for each encoding that somebody asked for. */
export class ReadyAnswer {
  readonly status: number;
  readonly #headers: Record<string, string>;
  readonly #identity: Buffer;
  /** Null where it cannot change into anything: only what was found can be the same as before. */
  readonly #tag: string | null;
  readonly #forms = new Map<Encoding, Form>();
  readonly #inTheMaking = new Map<Encoding, Promise<Form>>();
  #sizeBytes = overheadBytes;
  #onGrowth: (bytes: number) => void = () => undefined;

  constructor({ status, headers, bytes }: AnswerParts) {
    this.status = status;
    this.#headers = textHeaders(headers);
    this.#identity = bytes;
    const isKept = this.#headers['cache-control'] !== 'no-store';
    this.#tag = status === 200 && isKept ? hash('sha256', bytes, 'base64url').slice(0, 27) : null;
    this.#addForm('identity', bytes);
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Tells one listener when another encoding was made; null when nobody cares any longer. */
  onGrowth(listener: ((bytes: number) => void) | null): void {
    this.#onGrowth = listener ?? (() => undefined);
  }

  encodingFor(accepted: string | undefined): Encoding {
    if (accepted === undefined || this.#identity.length < smallestCompressed) return 'identity';
    return accepts.br.test(accepted) ? 'br' : accepts.gzip.test(accepted) ? 'gzip' : 'identity';
  }

  /** The answer in that encoding, if somebody asked for it before. */
  findForm(encoding: Encoding): Form | undefined {
    return this.#forms.get(encoding);
  }

  /** The answer in that encoding, made now if nobody asked for it before; never twice at once. */
  async getForm(encoding: Encoding): Promise<Form> {
    const made = this.#forms.get(encoding);
    if (made || encoding === 'identity') return made ?? this.#addForm('identity', this.#identity);
    const making = this.#inTheMaking.get(encoding) ?? this.#compress(encoding);
    this.#inTheMaking.set(encoding, making);
    return making;
  }

  /** Whether the asker already has these bytes, in any encoding and however a cache on the way has marked them. */
  isSameAs(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined || this.#tag === null) return false;
    return ifNoneMatch === '*' || ifNoneMatch.includes(this.#tag);
  }

  async #compress(encoding: keyof typeof compressors): Promise<Form> {
    try {
      const compressed = await compressors[encoding](this.#identity);
      // The compressor's own buffer is larger than what it holds, and would be kept with it.
      const bytes = Buffer.allocUnsafeSlow(compressed.length);
      compressed.copy(bytes);
      const form = this.#addForm(encoding, bytes);
      this.#onGrowth(bytes.length);
      return form;
    } finally {
      this.#inTheMaking.delete(encoding);
    }
  }

  #addForm(encoding: Encoding, bytes: Buffer): Form {
    const { 'content-type': contentType, ...around } = this.#headers;
    // Different bytes need different tags, so that a cache never joins a half of one with a half of the other.
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    const unchangedHeaders = { ...around, ...(this.#tag && { etag: `"${this.#tag}${suffix}"` }) };
    const headers = {
      ...(contentType && { 'content-type': contentType }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
      ...unchangedHeaders,
    };
    const form: Form = {
      bytes,
      headers,
      head: Object.entries(headers).flat(),
      unchangedHeaders,
      unchangedHead: Object.entries(unchangedHeaders).flat(),
    };
    this.#forms.set(encoding, form);
    this.#sizeBytes += bytes.length;
    return form;
  }
}

function textHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const known = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
