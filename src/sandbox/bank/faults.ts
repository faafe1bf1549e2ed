/** What can go wrong with one answer of the API. */
export type AnswerFault =
  /** Nothing is done, and the bank says so. */
  | { kind: 'status'; status: number; errCode: string }
  /** It is done, and a page of somebody who stands before the bank is the answer. */
  | { kind: 'page'; status: number }
  /** It is done, and the answer breaks off. */
  | { kind: 'broken-json' }
  /** Nothing is done and nothing is said. */
  | { kind: 'silence' }
  /** It is done, and the answer gets lost. */
  | { kind: 'lost' };

/** How the bank misbehaves, for tests. A new one behaves. */
export class Faults {
  /** Webhooks wait until they are told to go. */
  areWebhooksHeld = false;
  areWebhooksDropped = false;
  areWebhooksDoubled = false;
  /** The last one goes first. */
  areWebhooksReversed = false;
  hasBadSignature = false;
  /** A properly signed webhook that names something else than was asked for. */
  webhookSays: Record<string, unknown> = {};
  /** A refund is not there at once. */
  isRefundSlow = false;
  isRefundRefused = false;
  readonly #answers: { path: string; fault: AnswerFault }[] = [];

  /** The next call of that path meets it, once for each time that this is called. */
  breakNext(path: string, fault: AnswerFault): void {
    this.#answers.push({ path, fault });
  }

  /** From now on it behaves. */
  reset(): void {
    Object.assign(this, new Faults());
    this.#answers.length = 0;
  }

  takeFor(path: string): AnswerFault | null {
    const index = this.#answers.findIndex((one) => one.path === path);
    return index < 0 ? null : (this.#answers.splice(index, 1)[0]?.fault ?? null);
  }
}
