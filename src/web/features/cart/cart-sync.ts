import type { Cart, LineInput } from '#contracts/cart.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { mostCartLines } from '#domain/cart.ts';
import type { CartLine } from './cart-line.ts';
import { type Agreed, agreedOn, inputOf, isSame, lineOf, rebased, repriced } from './cart-rules.ts';

type Lines = readonly CartLine[];

type CartWays = {
  readonly load: () => Promise<Cart>;
  readonly join: (lines: LineInput[]) => Promise<Cart>;
  readonly save: (lines: LineInput[], isLeaving: boolean) => Promise<Cart>;
  /** The cart as it is shown here. */
  readonly lines: () => Lines;
  readonly show: (change: (lines: Lines) => Lines) => void;
  /** What this person's browser and the server last agreed on; null where the cart was gathered by a guest. */
  readonly agreed: () => Agreed | null;
  readonly agree: (agreed: Agreed) => void;
  /** One tab after the other: two that save at once could each believe to have been the last. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly after: (ms: number, work: () => void) => () => void;
};

/** Of quick presses on plus the last is sent. */
export const saveDelayMs = 400;
/** How long to wait after each failure in a row. */
export const retryDelaysMs = [2000, 5000, 15_000, 60_000];

/** What will be the same the next time is not tried again by itself. */
function isWorthRetrying(error: unknown): boolean {
  return !isProblem(error) || error.status >= 500 || error.status === 429;
}

/**
 * Keeps the cart of a person the same here and on the server. The browser shows a change at once and tells the server a moment later;
 * what could not be told stays here, and is told when it can be, even after a reload.
 */
export class CartSync {
  readonly #ways: CartWays;
  #isLoadMissing = true;
  #hasEnded = false;
  #failures = 0;
  #cancel: () => void = () => undefined;
  #round: Promise<void> | null = null;

  constructor(ways: CartWays) {
    this.#ways = ways;
  }

  /** Asks the server what it has, at today's prices. Fails where it does not answer. */
  refresh(): Promise<void> {
    this.#isLoadMissing = true;
    return this.#start();
  }

  /** Something was changed here. */
  changed(): void {
    if (this.#hasEnded) return;
    // Somebody has cleared the browser: what is missing here was not taken out of the cart.
    if (this.#ways.agreed() === null) this.#isLoadMissing = true;
    if (this.#isLoadMissing || this.#isUnsaved()) this.#later(saveDelayMs);
  }

  /** The connection is back. */
  retry(): void {
    if (!this.#hasEnded && this.#failures > 0) this.#later(0);
  }

  /** The page goes away: there is no time left to wait, or to hear the answer. */
  leave(): void {
    if (this.#hasEnded || this.#isLoadMissing || !this.#isUnsaved()) return;
    this.#cancel();
    this.#ways.save(inputOf(this.#ways.lines()), true).catch(() => undefined);
  }

  /** The person has left: what is still under way is nobody's business any more. */
  end(): void {
    this.#hasEnded = true;
    this.#cancel();
  }

  #isUnsaved(): boolean {
    const agreed = this.#ways.agreed();
    return agreed !== null && !isSame(agreed, agreedOn(this.#ways.lines()));
  }

  #later(ms: number): void {
    this.#cancel();
    this.#cancel = this.#ways.after(ms, () => void this.#start().catch(() => undefined));
  }

  /** A round that is under way sees what changes meanwhile; who asks for more gets one more after it. */
  #start(): Promise<void> {
    const next = (this.#round ?? Promise.resolve()).catch(() => undefined).then(() => this.#once());
    this.#round = next;
    return next;
  }

  async #once(): Promise<void> {
    if (this.#hasEnded) return;
    try {
      await this.#ways.alone(async () => {
        if (this.#isLoadMissing) await this.#load();
        while (!this.#hasEnded && this.#isUnsaved()) await this.#save();
      });
      this.#failures = 0;
    } catch (error) {
      if (this.#hasEnded) return;
      if (isWorthRetrying(error)) this.#tryAgain();
      throw error;
    }
  }

  #tryAgain(): void {
    const delay = retryDelaysMs[Math.min(this.#failures, retryDelaysMs.length - 1)] ?? 0;
    this.#failures += 1;
    this.#later(delay);
  }

  async #load(): Promise<void> {
    const before = this.#ways.lines();
    const agreed = this.#ways.agreed();
    const isGuestCart = agreed === null && before.length > 0;
    const { lines } = isGuestCart ? await this.#ways.join(inputOf(before)) : await this.#ways.load();
    if (this.#hasEnded) return;
    const server = lines.map(lineOf);
    this.#isLoadMissing = false;
    this.#ways.agree(agreedOn(server));
    // A guest's lines are in the answer; what the guest did while it came is done again on it.
    const base = agreed ?? agreedOn(before);
    this.#ways.show((here) => rebased(base, here, server).slice(0, mostCartLines));
  }

  async #save(): Promise<void> {
    const sent = this.#ways.lines();
    const { lines } = await this.#ways.save(inputOf(sent), false);
    if (this.#hasEnded) return;
    this.#ways.agree(agreedOn(sent));
    this.#ways.show((here) => repriced(here, sent, lines));
  }
}
