import { hash } from 'node:crypto';
import { type OutgoingHttpHeaders, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
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

/** A window no larger than the text: the compressor's memory grows with it. */
const windowBits = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));
const brotliOptions = (quality: number, { length }: Buffer) => ({
  // Room for what comes out, most often: less of it, and its pieces would be joined; more, and it would be made for nothing.
  chunkSize: Math.max(1024, Math.ceil(length / 3)),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** For who asks first and waits: a fifth larger, in a sixth of the time, which is less than handing it to another thread takes. */
const quickly = {
  br: (bytes: Buffer) => letGo(brotliCompressSync(bytes, { ...brotliOptions(1, bytes), info: true })),
  gzip: (bytes: Buffer) => letGo(gzipSync(bytes, { level: 1, info: true })),
};

/** What a compressor returns that was asked for `info`, of which Node's types know nothing. */
type Compressed = { readonly buffer: Buffer; readonly engine: { _outBuffer: Buffer | null } };

/**
 * Node finds out that a compressor is no longer needed only when it searches all of its memory, and until then the compressor would keep
 * a piece of the pool that all small buffers are cut from.
 */
function letGo(compressed: unknown): Buffer {
  const { buffer, engine } = compressed as Compressed;
  engine._outBuffer = null;
  return buffer;
}

/** For what is asked for again. Above these qualities the bytes hardly shrink. */
const well = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotliOptions(6, bytes)),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};

let lastInLine: Promise<void> = Promise.resolve();

/** One after the other: a compressor keeps its megabytes until its turn in the event loop, and a crowd of them would wait for theirs. */
function inLine(work: () => Promise<void>): Promise<void> {
  lastInLine = lastInLine.then(work, work);
  return lastInLine;
}

/** Shorter than that, the headers of a packet weigh more than what is saved. */
const smallestCompressed = 1024;

/** Up to here, Node sends head and body faster as one text than as a text and a buffer. */
const longestText = 8 * 1024;

/** Bytes, one to a character where it is a text: what Node calls latin1. */
type Body = string | Buffer;
export const bytesOf = (body: Body): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body);

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** What the bookkeeping of one answer costs beside its bytes, roughly. */
const overheadBytes = 1024;

const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

/** An answer in one encoding, down to the last header: sending it is one call. */
export type Form = {
  readonly body: Body;
  /** Whether it could be smaller. */
  readonly isQuick: boolean;
  /** Names and values in turn, as Node takes them fastest. */
  readonly head: readonly string[];
  /** The same as it travels, from the status to the last header. */
  readonly headText: string;
  /** For those who have these bytes already. */
  readonly unchangedHead: readonly string[];
};

type AnswerParts = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly bytes: Buffer };

/** Bytes that answer one question for everybody who asks it, compressed once for each encoding that somebody asked for. */
export class ReadyAnswer {
  readonly status: number;
  /** What only goes with the bytes, and what goes with every answer, names and values in turn. */
  readonly #contentType: readonly string[];
  readonly #around: readonly string[];
  readonly #length: number;
  /** Null where it cannot change into anything: only what was found can be the same as before. */
  readonly #tag: string | null;
  readonly #forms = new Map<Encoding, Form>();
  readonly #improving = new Map<Encoding, Promise<void>>();
  #sizeBytes = overheadBytes;
  #onGrowth: ((bytes: number) => void) | null = null;

  constructor({ status, headers, bytes }: AnswerParts) {
    this.status = status;
    const { 'content-type': contentType, ...around } = headers;
    this.#contentType = inTurn({ 'content-type': contentType });
    this.#around = inTurn(around);
    this.#length = bytes.length;
    const isKept = headers['cache-control'] !== 'no-store';
    this.#tag = status === 200 && isKept ? hash('sha256', bytes, 'base64url').slice(0, 27) : null;
    this.#addForm('identity', bytes);
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Tells one listener by how much the answer grew, or shrank; null when nobody cares any longer. */
  onGrowth(listener: ((bytes: number) => void) | null): void {
    this.#onGrowth = listener;
  }

  encodingFor(accepted: string | undefined): Encoding {
    if (accepted === undefined || this.#length < smallestCompressed) return 'identity';
    return accepts.br.test(accepted) ? 'br' : accepts.gzip.test(accepted) ? 'gzip' : 'identity';
  }

  /** The answer in that encoding, if somebody asked for it before. While it is kept, whoever comes next gets it smaller. */
  findForm(encoding: Encoding): Form | undefined {
    const form = this.#forms.get(encoding);
    if (form?.isQuick && this.#onGrowth !== null && encoding !== 'identity' && !this.#improving.has(encoding)) {
      this.#improving.set(
        encoding,
        inLine(() => this.#improve(encoding)),
      );
    }
    return form;
  }

  /** The answer in that encoding, made now if nobody asked for it before. */
  getForm(encoding: Encoding): Form {
    const made = this.findForm(encoding);
    if (made) return made;
    const plain = this.#plain();
    return encoding === 'identity'
      ? this.#addForm('identity', plain)
      : this.#addForm(encoding, quickly[encoding](plain), true);
  }

  /** Resolves when nothing is being made smaller. */
  async settled(): Promise<void> {
    await Promise.all(this.#improving.values());
  }

  /** Whether the asker already has these bytes, in any encoding and however a cache on the way has marked them. */
  isSameAs(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined || this.#tag === null) return false;
    return ifNoneMatch === '*' || ifNoneMatch.includes(this.#tag);
  }

  /** Hardly anybody asks for the long form, which takes most of the room: from now on it is unpacked for who does. */
  async #improve(encoding: keyof typeof well): Promise<void> {
    if (this.#onGrowth === null) return;
    this.#addForm(encoding, await well[encoding](this.#plain()));
    const plain = this.#forms.get('identity');
    if (!plain) return;
    this.#forms.delete('identity');
    this.#grow(-plain.body.length);
  }

  #plain(): Buffer {
    const plain = this.#forms.get('identity');
    if (plain) return bytesOf(plain.body);
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = this.#forms.get(encoding);
      if (packed) return unpack[encoding](bytesOf(packed.body));
    }
    throw new Error('An answer has lost all its bytes');
  }

  #grow(bytes: number): void {
    this.#sizeBytes += bytes;
    this.#onGrowth?.(bytes);
  }

  #addForm(encoding: Encoding, made: Buffer, isQuick = false): Form {
    const body = bodyOf(made);
    // Different bytes need different tags, so that a cache never joins a half of one with a half of the other.
    const suffix = encoding === 'identity' ? '' : `-${encoding}${isQuick ? '-quick' : ''}`;
    const unchangedHead = this.#tag === null ? this.#around : [...this.#around, 'etag', `"${this.#tag}${suffix}"`];
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const head = [...this.#contentType, ...encoded, 'content-length', String(body.length), ...unchangedHead];
    const form: Form = { body, isQuick, head, headText: writeHead(this.status, head), unchangedHead };
    const growth = body.length - (this.#forms.get(encoding)?.body.length ?? 0);
    this.#forms.set(encoding, form);
    this.#grow(growth);
    return form;
  }
}

function bodyOf(made: Buffer): Body {
  if (made.length <= longestText) return made.toString('latin1');
  // What it was cut from, a pool or a compressor's own buffer, would be kept with it.
  if (made.buffer.byteLength === made.length) return made;
  const bytes = Buffer.allocUnsafeSlow(made.length);
  made.copy(bytes);
  return bytes;
}

/** Checked as Node would check it each time. */
function writeHead(status: number, head: readonly string[]): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < head.length; at += 2) {
    const [name = '', value = ''] = [head[at], head[at + 1]];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return text;
}

const inTurn = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
