const headEnd = Buffer.from('\r\n\r\n');
const lengthPattern = /\r\ncontent-length: *(\d+)/i;

export type ResponseSummary = { readonly status: number; readonly bytes: number };

/**
 * A minimal HTTP/1.1 response parser that reads only status and content-length: the less CPU the load generator takes, the more is
 * left for the server. Chunked responses are refused.
 */
export class ResponseReader {
  readonly #onResponse: (response: ResponseSummary) => void;
  #head: Buffer = Buffer.alloc(0);
  #status = 0;
  #bytes = 0;
  #missing = 0;

  constructor(onResponse: (response: ResponseSummary) => void) {
    this.#onResponse = onResponse;
  }

  push(part: Buffer): void {
    let rest = part;
    while (rest.length > 0) rest = this.#missing > 0 ? this.#readBody(rest) : this.#readHead(rest);
  }

  #readHead(part: Buffer): Buffer {
    const seen = this.#head.length === 0 ? part : Buffer.concat([this.#head, part]);
    const end = seen.indexOf(headEnd);
    if (end === -1) {
      this.#head = seen;
      return Buffer.alloc(0);
    }
    const head = seen.toString('latin1', 0, end);
    const length = lengthPattern.exec(head)?.[1];
    if (length === undefined) throw new Error(`A response without content-length:\n${head}`);
    this.#head = Buffer.alloc(0);
    this.#status = Number(head.slice(9, 12));
    this.#bytes = Number(length);
    this.#missing = this.#bytes;
    if (this.#missing === 0) this.#finish();
    return seen.subarray(end + headEnd.length);
  }

  #readBody(part: Buffer): Buffer {
    const taken = Math.min(part.length, this.#missing);
    this.#missing -= taken;
    if (this.#missing === 0) this.#finish();
    return part.subarray(taken);
  }

  #finish(): void {
    this.#onResponse({ status: this.#status, bytes: this.#bytes });
  }
}
