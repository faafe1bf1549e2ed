import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contracts/orders.ts';
import { listOrderRefunds } from '#contracts/refunds.ts';
import {
  decideReturn,
  listOrderReturns,
  type OrderReturn,
  receiveReturn,
  refundReturn,
  returnDecision,
  setReturnWaybill,
} from '#contracts/returns.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatNumber } from '#domain/numbers.ts';
import { productLabel } from '#domain/product-label.ts';
import type { ReturnState } from '#domain/returns.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons, useMutation } from '#web/kit/request.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { labelledLine } from '../line-label.ts';
import { OrderSection, SectionLoading } from '../order-section.tsx';
import { RefundDialog } from '../refunds/refund-dialog.tsx';

const loadReturns = async ({ _id }: Order, signal: AbortSignal) =>
  (await call(listOrderReturns, { params: { id: _id }, signal })).data;

/** What the buyer wants to send back. Nothing for the many orders of which nobody returns anything. */
export function OrderReturns({ order }: { order: Order }) {
  const { returns: texts } = useAdminMessages();
  const { data, problem, retry } = useAsyncData(order, loadReturns);
  if (data?.length === 0 || (!data && !problem)) return null;
  return (
    <OrderSection title={texts.title}>
      <SectionLoading loading={texts.loading} isLoaded={data !== undefined} problem={problem} retry={retry} />
      {data && (
        <ul aria-label={texts.title} className="grid gap-4">
          {data.map((one) => (
            <ReturnRow key={one._id} order={order} request={one} />
          ))}
        </ul>
      )}
    </OrderSection>
  );
}

const tones: Record<ReturnState, BadgeTone> = {
  requested: 'yellow',
  accepted: 'blue',
  declined: 'garnet',
  received: 'amber',
  refunded: 'green',
};

type ReturnProps = { order: Order; request: OrderReturn };

function ReturnRow({ order, request }: ReturnProps) {
  const { returns: texts } = useAdminMessages();
  const language = useLanguage();
  const { state, reason, comment, lines, answer, waybill, date } = request;
  const labelOf = (id: string) => {
    const ordered = order.products.find(({ product }) => product._id === id);
    return ordered && productLabel(labelledLine(ordered), language);
  };
  return (
    <li className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="text-base">{texts.reasons[reason]}</b>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </p>
      {lines.map(({ product, name, bottling, quantity }) => (
        <p key={product} className="wrap-anywhere">
          {labelOf(product) ?? name}, {(bottling ? texts.millilitres : texts.pieces)(formatNumber(quantity))}
        </p>
      ))}
      {comment !== '' && <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{comment}</p>}
      {answer && <p className="text-ink-2 wrap-anywhere">{texts.answer(answer)}</p>}
      <p className="text-ink-2">{formatShortDateTime(new Date(date), language)}</p>
      {state === 'requested' && <Decision request={request} />}
      {state === 'accepted' && <Waybill key={waybill} request={request} />}
      {state === 'received' && waybill && (
        <p>
          {texts.waybill}: {waybill}
        </p>
      )}
      {state === 'accepted' && <Received request={request} />}
      {state === 'received' && <RefundOfReturn order={order} request={request} />}
    </li>
  );
}

function Decision({ request }: Pick<ReturnProps, 'request'>) {
  const { returns: texts } = useAdminMessages();
  const [choice, setChoice] = useState<boolean | null>(null);
  return (
    <div className="mt-1 flex flex-wrap gap-3">
      <Button size="small" kind="primary" onClick={() => setChoice(true)}>
        {texts.accept}
      </Button>
      <Button size="small" onClick={() => setChoice(false)}>
        {texts.decline}
      </Button>
      {choice !== null && <DecisionDialog request={request} accept={choice} onClose={() => setChoice(null)} />}
    </div>
  );
}

type DecisionDialogProps = Pick<ReturnProps, 'request'> & { accept: boolean; onClose: () => void };

function DecisionDialog({ request, accept, onClose }: DecisionDialogProps) {
  const { returns: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: returnDecision,
    defaultValues: { accept, answer: '' },
    save: (body) => call(decideReturn, { params: { id: request._id }, body }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });
  return (
    <FormDialog
      title={accept ? texts.acceptTitle : texts.declineTitle}
      saving={saving}
      saveLabel={accept ? texts.accept : texts.decline}
      onClose={onClose}
    >
      <Field
        label={texts.answerLabel}
        hint={accept ? texts.acceptHint : texts.declineHint}
        isRequired={!accept}
        error={errors.answer?.message}
      >
        <Textarea {...form.register('answer')} maxLength={400} />
      </Field>
    </FormDialog>
  );
}

function Waybill({ request }: Pick<ReturnProps, 'request'>) {
  const { returns: texts } = useAdminMessages();
  const { mutate, isBusy } = useMutation({ failureToast: problemReasons });
  const [typed, setTyped] = useState(request.waybill ?? '');

  function save(event: FormEvent) {
    event.preventDefault();
    void mutate(() => call(setReturnWaybill, { params: { id: request._id }, body: { waybill: typed } }));
  }

  return (
    <form noValidate className="mt-1 flex flex-wrap items-end gap-2" onSubmit={save}>
      <Field label={texts.waybill} className="min-w-40 grow">
        <TextInput
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      </Field>
      <Button type="submit" isLoading={isBusy}>
        {texts.saveWaybill}
      </Button>
    </form>
  );
}

function Received({ request }: Pick<ReturnProps, 'request'>) {
  const { returns: texts } = useAdminMessages();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" className="mt-1 justify-self-start" onClick={() => setIsAsking(true)}>
        {texts.received}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={texts.receivedTitle}
          text={texts.receivedText}
          confirmLabel={texts.received}
          confirmKind="primary"
          call={() => call(receiveReturn, { params: { id: request._id } })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

const loadRefunds = async ({ _id }: Order, signal: AbortSignal) =>
  (await call(listOrderRefunds, { params: { id: _id }, signal })).data;

/** The usual dialog, filled with what came back. */
function RefundOfReturn({ order, request }: ReturnProps) {
  const { returns: texts } = useAdminMessages();
  const { data, problem, retry } = useAsyncData(order, loadRefunds);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SectionLoading loading={texts.loading} isLoaded={data !== undefined} problem={problem} retry={retry} />
      {data && (
        <Button size="small" kind="primary" className="mt-1 justify-self-start" onClick={() => setIsOpen(true)}>
          {texts.refund}
        </Button>
      )}
      {data && isOpen && (
        <RefundDialog
          key={data.version}
          order={order}
          refunds={data}
          wanted={request.lines}
          wantedReason={texts.reasons[request.reason]}
          send={(body) => call(refundReturn, { params: { id: request._id }, body })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
