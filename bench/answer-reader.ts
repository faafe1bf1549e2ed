const headEnd = Buffer.from('\r\n\r\n');
const lengthPattern = /\r\ncontent-length: *(\d+)/i;

export type ReadAnswer = { readonly status: number; readonly bytes: number };

/**
 * Cuts a stream of bytes into answers, and looks at nothing but their status and length: the less the load costs, the
 * more of the machine is left for what is measured. Answers without a length are refused.
 */
export class AnswerReader {
  readonly #onAnswer: (answer: ReadAnswer) => void;
  #head: Buffer = Buffer.alloc(0);
  #status = 0;
  #bytes = 0;
  #missing = 0;

  constructor(onAnswer: (answer: ReadAnswer) => void) {
    this.#onAnswer = onAnswer;
  }

  take(part: Buffer): void {
    let rest = part;
    while (rest.length > 0) rest = this.#missing > 0 ? this.#takeBody(rest) : this.#takeHead(rest);
  }

  #takeHead(part: Buffer): Buffer {
    const seen = this.#head.length === 0 ? part : Buffer.concat([this.#head, part]);
    const end = seen.indexOf(headEnd);
    if (end === -1) {
      this.#head = seen;
      return Buffer.alloc(0);
    }
    const head = seen.toString('latin1', 0, end);
    const length = lengthPattern.exec(head)?.[1];
    if (length === undefined) throw new Error(`An answer that does not say how long it is:\n${head}`);
    this.#head = Buffer.alloc(0);
    this.#status = Number(head.slice(9, 12));
    this.#bytes = Number(length);
    this.#missing = this.#bytes;
    if (this.#missing === 0) this.#finish();
    return seen.subarray(end + headEnd.length);
  }

  #takeBody(part: Buffer): Buffer {
    const taken = Math.min(part.length, this.#missing);
    this.#missing -= taken;
    if (this.#missing === 0) this.#finish();
    return part.subarray(taken);
  }

  #finish(): void {
    this.#onAnswer({ status: this.#status, bytes: this.#bytes });
  }
}
