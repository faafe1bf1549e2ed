import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import { confirmRefund, listOrderRefunds, type OrderRefunds, type Refund, retryRefund } from '#contracts/refunds.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { productLabel } from '#domain/product-label.ts';
import type { RefundState } from '#domain/refund-states.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionLoading } from '../order-section.tsx';
import { PaidOtherwise } from './paid-otherwise.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const loadRefunds = async ({ _id }: Order, signal: AbortSignal) =>
  (await call(listOrderRefunds, { params: { id: _id }, signal })).data;

/** What went back of an order's money, and the way to give more back. */
export function OrderRefundsPart({ order }: { order: Order }) {
  const { refunds: texts } = useAdminMessages();
  const { data, problem, retry } = useAsyncData(order, loadRefunds);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-3 grid gap-3 empty:hidden">
      <SectionLoading loading={texts.loading} isLoaded={data !== undefined} problem={problem} retry={retry} />
      {data && data.refunds.length > 0 && (
        <ul aria-label={texts.list} className="border-t border-line">
          {data.refunds.map((refund) => (
            <RefundRow key={refund._id} refund={refund} lines={data.lines} />
          ))}
        </ul>
      )}
      {data && data.refundable > 0 && (
        <Button
          size="small"
          className="justify-self-start"
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          {texts.open}
        </Button>
      )}
      {data && isOpen && (
        <RefundDialog key={data.version} order={order} refunds={data} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

const tones: Record<RefundState, BadgeTone> = { requested: 'yellow', sent: 'blue', done: 'green', refused: 'garnet' };

function RefundRow({ refund, lines }: { refund: Refund; lines: OrderRefunds['lines'] }) {
  const { refunds: texts } = useAdminMessages();
  const language = useLanguage();
  const { amount, cause, reason, state, isByHand, refusalCode, otherWay, note, date, who } = refund;
  const isToGive = isByHand && state === 'requested';
  const goods = refund.lines.map(({ product, quantity, restock }) => {
    const line = lines.find((one) => one.product === product);
    const name = line ? productLabel({ ...line, brand: null, decantMl: line.quantity }, language) : '';
    const count = (line?.bottling ? texts.millilitres : texts.pieces)(formatNumber(quantity));
    return `${name}, ${count} (${restock ? texts.restocked : texts.writtenOff})`;
  });
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="figures text-base">{formatMoney(kopecksOf(amount))}</b>
        <Badge tone={tones[state]}>{isToGive ? texts.byHandState : texts.states[state]}</Badge>
      </p>
      <p className="wrap-anywhere">{reason || texts.causes[cause]}</p>
      {goods.map((one) => (
        <p key={one} className="wrap-anywhere text-ink-2">
          {one}
        </p>
      ))}
      <p className="text-ink-2">{[formatShortDateTime(new Date(date), language), who].filter(Boolean).join(' · ')}</p>
      {state === 'refused' && refusalCode !== null && (
        <p className="text-garnet">{texts.refusals[refusalCode] ?? texts.otherRefusal(refusalCode)}</p>
      )}
      {otherWay !== null && (
        <p className="wrap-anywhere">{texts.otherwise.said(texts.otherwise.ways[otherWay], note ?? '')}</p>
      )}
      <RefundActions refund={refund} isToGive={isToGive} />
    </li>
  );
}

function RefundActions({ refund, isToGive }: { refund: Refund; isToGive: boolean }) {
  const { refunds: texts } = useAdminMessages();
  const [isAsking, setIsAsking] = useState(false);
  const [isPaidBack, setIsPaidBack] = useState(false);
  if (!isToGive && refund.state !== 'refused') return null;
  const sum = formatMoney(kopecksOf(refund.amount));
  const params = { id: refund._id };
  const said = isToGive
    ? { title: texts.confirmTitle(sum), text: texts.confirmText, confirmLabel: texts.confirm }
    : { title: texts.retryTitle(sum), text: texts.retryText, confirmLabel: texts.retry };
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-2">
        <Button size="small" onClick={() => setIsAsking(true)}>
          {said.confirmLabel}
        </Button>
        {!isToGive && (
          <Button size="small" onClick={() => setIsPaidBack(true)}>
            {texts.otherwise.open}
          </Button>
        )}
      </p>
      {isPaidBack && <PaidOtherwise refund={refund} onClose={() => setIsPaidBack(false)} />}
      {isAsking && (
        <ConfirmAction
          {...said}
          confirmKind="primary"
          call={() => call(isToGive ? confirmRefund : retryRefund, { params })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
