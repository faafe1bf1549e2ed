import { kopecksToUah } from '#domain/money.ts';
import type { PaymentAttempt } from '#domain/order-process.ts';
import { linesSumKopecks, type ReceiptLine, saleLines } from '#domain/receipt-lines.ts';
import type { RefundState } from '#domain/refund-states.ts';
import { returnLines } from '#domain/return-lines.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { orderRefundLetter } from '../letters/order-refund.letter.ts';
import { listLines } from '../order-lines.repository.ts';
import { advance, lockProcess } from '../process/order-process.service.ts';
import * as repository from './refunds.repository.ts';

/** A recorded refund, for the module that makes it. */
export type Refund = repository.RefundRow;

/** A retry after a refusal is a new refund for the bank. */
export const extRefOf = ({ id, tryNo }: Refund): string => (tryNo === 1 ? id : `${id}-${tryNo}`);

/** To be made at the bank, oldest first. */
export const listRefundsToMake = ({ db }: Context, paymentId: string): Promise<Refund[]> =>
  repository.listToMake(db, paymentId);

/** In the order in which they ended. */
export const listDoneRefunds = ({ db }: Context, paymentId: string): Promise<Refund[]> =>
  repository.listDone(db, paymentId);

/** The bank may list a refund later than it answers, or after its answer was lost. */
const settlingMs = 40_000;

/** Call it before the bank: false if somebody has sent it just now. */
export function markRefundSent({ db, now }: Context, { id }: Refund): Promise<boolean> {
  const sentAt = now();
  return repository.markSent(db, id, sentAt, new Date(sentAt.getTime() - settlingMs));
}

/** As on a receipt; none if the refund names no goods. */
export async function refundedGoods({ db }: Context, refund: Refund): Promise<ReceiptLine[]> {
  const sale = saleLines(refund.lines.length === 0 ? [] : await listLines(db, refund.orderId));
  return linesSumKopecks(sale) < refund.amountKopecks ? [] : returnLines(sale, [], refund.amountKopecks, [refund]);
}

type PaidBack = Pick<Refund, 'otherWay' | 'otherWayNote'>;

/**
 * The buyer gets an e-mail about what staff refunded, or paid back another way; about an edit or a cancellation there was one already.
 */
export async function endRefund(context: Context, refund: Refund, paidBack?: PaidBack): Promise<void> {
  const { id, orderId, amountKopecks, reason, cause } = refund;
  await repository.markDone(context.db, id, context.now(), paidBack);
  if (cause !== 'staff' && paidBack === undefined) return;
  const otherWay = paidBack?.otherWay ?? undefined;
  const about = { orderId, amountKopecks, reason, isDone: true, otherWay };
  await queueLetter(context, orderRefundLetter, about, `refund-${id}-done`);
}

const mostWaiting = 100;

/** Refunds that staff have to make or decide on, oldest first: the bank refused them, or staff took the money. */
export async function listWaitingRefunds({ db }: Pick<Context, 'db'>) {
  const rows = await repository.listWaiting(db, mostWaiting);
  return rows.map(({ id, orderNo, amountKopecks, state }) => {
    const isRefused = state === 'refused';
    return { _id: id, orderNo, amount: kopecksToUah(amountKopecks), isRefused };
  });
}

/** Shown to staff, who may ask the bank again. */
export async function refuseRefund(context: Context, refund: Refund, code: string): Promise<void> {
  const { orderId, id: refundId } = refund;
  context.log.error({ orderId, refundId, code }, 'the bank refused the refund');
  await inRetriedTransaction(context, (context) => recordRefusal(context, refund, code));
}

async function recordRefusal(context: Context, refund: Refund, code: string): Promise<void> {
  const locked = await lockProcess(context, refund.orderId);
  if (!(await repository.markRefused(context.db, refund.id, code, context.now()))) return;
  const { paymentId, amountKopecks } = refund;
  const attemptNo = locked.rows.findIndex(({ id }) => id === paymentId) + 1;
  await advance(context, locked, { kind: 'refund-refused', attemptNo, code, amountKopecks });
}

/** As the bank lists it. */
type Listed = { readonly extRef: string | null; readonly status: 'processing' | 'success' | 'failure' };

/** If somebody refunded at the bank itself what was written down here, it is rather one of these. */
const likely: readonly RefundState[] = ['sent', 'refused', 'requested'];

/** Ends the refunds of a payment that the bank's list or the sum that is left show to have ended. */
export async function settleRefunds(
  context: Context,
  paymentId: string,
  { state, reversal, amountKopecks, surplusKopecks, refundedKopecks }: PaymentAttempt,
  listed: readonly Listed[],
): Promise<void> {
  const undone: Refund[] = [];
  for (const refund of await repository.listUndone(context.db, paymentId)) {
    const status = listed.find(({ extRef }) => extRef === extRefOf(refund))?.status;
    if (status === 'success' || state === 'refunded') await endRefund(context, refund);
    else undone.push(refund);
    if (status === 'failure' && state !== 'refunded') await recordRefusal(context, refund, 'REFUND_FAILED');
  }
  const outstanding = (reversal === 'none' ? surplusKopecks : amountKopecks) - refundedKopecks;
  let excess = undone.reduce((sum, one) => sum + one.amountKopecks, 0) - outstanding;
  for (const refund of likely.flatMap((state) => undone.filter((one) => one.state === state))) {
    if (refund.amountKopecks > excess) continue;
    excess -= refund.amountKopecks;
    await endRefund(context, refund);
  }
}
