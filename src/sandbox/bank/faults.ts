import { AnswerFaults } from '../answer-faults.ts';

/** Nothing is done, and the bank says so. */
type BankRefusal = { kind: 'status'; status: number; errCode: string };

/** How the bank misbehaves, for tests. A new one behaves. */
export class Faults extends AnswerFaults<BankRefusal> {
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
  /** It is taken on, and fails. */
  isRefundFailing = false;

  override reset(): void {
    Object.assign(this, new Faults());
    super.reset();
  }
}
