import { AnswerFaults } from '../answer-faults.ts';

/** The request is refused with this error. */
type BankRefusal = { kind: 'status'; status: number; errCode: string };

/** Fault injection for the bank, for tests. */
export class Faults extends AnswerFaults<BankRefusal> {
  /** Webhooks are queued but not sent. */
  areWebhooksHeld = false;
  areWebhooksDropped = false;
  areWebhooksDoubled = false;
  /** The last one is sent first. */
  areWebhooksReversed = false;
  hasBadSignature = false;
  /** Overrides fields of the webhook, with a valid signature. */
  webhookSays: Record<string, unknown> = {};
  /** A refund stays `processing`. */
  isRefundSlow = false;
  isRefundRefused = false;
  isCaptureRefused = false;
  /** A refund is accepted, and fails. */
  isRefundFailing = false;

  override reset(): void {
    Object.assign(this, new Faults());
    super.reset();
  }
}
