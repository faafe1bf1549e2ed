import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type OrderReturn, type ReturnableOrder, requestReturn, setOwnReturnWaybill } from '#contracts/returns.ts';
import { formatLongDate } from '#domain/dates.ts';
import { formatNumber } from '#domain/numbers.ts';
import { productLabel } from '#domain/product-label.ts';
import { isReturnable, type ReturnReason, returnReasons } from '#domain/returns.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useReturnsMessages } from '#web/kit/messages.tsx';
import { problemReasons, useRequest } from '#web/kit/request.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { Buyer } from './return-search.tsx';

type ReturnRequestProps = { order: ReturnableOrder; buyer: Buyer; onChanged: (order: ReturnableOrder) => void };

/** The requests of an order, and the form for a new one while there is time. */
export function ReturnRequest(props: ReturnRequestProps) {
  const { order } = props;
  const texts = useReturnsMessages();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the result.
  useEffect(() => heading.current?.focus(), []);
  const isOpen = order.returns.some(({ state }) => state !== 'declined' && state !== 'refunded');
  return (
    <section className="mt-8 grid gap-5 border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl lining-nums outline-none">
        {texts.found(order.orderNo)}
      </h2>
      {order.returns.length > 0 && (
        <ul aria-label={texts.requests} className="grid gap-4">
          {order.returns.map((one) => (
            <Requested key={one._id} {...props} request={one} />
          ))}
        </ul>
      )}
      {!isOpen && order.until === null && <p>{texts.tooLate}</p>}
      {!isOpen && order.until !== null && (
        <>
          <p className="text-ink-2">{texts.until(formatLongDate(new Date(order.until), language))}</p>
          <NewRequest {...props} />
        </>
      )}
    </section>
  );
}

function Requested({ request, ...props }: ReturnRequestProps & { request: OrderReturn }) {
  const texts = useReturnsMessages();
  const { state, reason, lines, answer, waybill } = request;
  return (
    <li className="grid gap-2 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b>{texts.reasons[reason].title}</b>
        <Badge tone={state === 'declined' ? 'garnet' : state === 'requested' ? 'yellow' : 'green'}>
          {texts.states[state]}
        </Badge>
      </p>
      {lines.map(({ product, name, quantity }) => (
        <p key={product} className="text-sm text-ink-2 wrap-anywhere">
          {name} × {formatNumber(quantity)}
        </p>
      ))}
      {answer && <p className="wrap-anywhere">{texts.answer(answer)}</p>}
      {state === 'accepted' && <Waybill {...props} waybill={waybill} />}
    </li>
  );
}

function Waybill({ order, buyer, onChanged, waybill }: ReturnRequestProps & { waybill: string | null }) {
  const texts = useReturnsMessages();
  const { send, isLoading, problem } = useRequest();
  const [typed, setTyped] = useState(waybill ?? '');

  async function save(event: FormEvent) {
    event.preventDefault();
    const params = { orderNo: String(order.orderNo) };
    const answer = await send(() => call(setOwnReturnWaybill, { params, body: { ...buyer, waybill: typed } }));
    if (!answer) return;
    showToast({ kind: 'success', title: answer.message });
    onChanged(answer.data);
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void save(event)}>
      <Field label={texts.waybill} error={problem ? problemReasons(problem) : undefined}>
        <TextInput
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      </Field>
      <Button type="submit" size="small" className="justify-self-start" isLoading={isLoading}>
        {texts.saveWaybill}
      </Button>
    </form>
  );
}

function NewRequest({ order, buyer, onChanged }: ReturnRequestProps) {
  const texts = useReturnsMessages();
  const language = useLanguage();
  const { send, isLoading, problem } = useRequest();
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [comment, setComment] = useState('');
  const canReturn = (line: { bottling: boolean }) => isReturnable({ isBottled: line.bottling }, reason ?? 'unopened');

  async function request(event: FormEvent) {
    event.preventDefault();
    const lines = order.lines
      .filter(canReturn)
      .map(({ product }) => ({ product, quantity: quantities[product] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const params = { orderNo: String(order.orderNo) };
    // The server says what is missing.
    const body = { ...buyer, lines, reason: reason as ReturnReason, comment };
    const answer = await send(() => call(requestReturn, { params, body }));
    if (!answer) return;
    showToast({ kind: 'success', title: answer.message });
    onChanged(answer.data);
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void request(event)}>
      <RadioCards
        legend={texts.reason}
        name="reason"
        cards={returnReasons.map((value) => ({ value, ...texts.reasons[value] }))}
        value={reason}
        onChange={setReason}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">{texts.goods}</legend>
        <ul className="border-t border-line">
          {order.lines
            .filter(({ left }) => left > 0)
            .map((line) => ({ ...line, name: productLabel({ ...line, brand: null, decantMl: line.left }, language) }))
            .map((line) => (
              <li key={line.product} className="grid gap-2 border-b border-line py-3">
                <b className="wrap-anywhere">{line.name}</b>
                {canReturn(line) ? (
                  <span className="flex items-center gap-2">
                    <NumberInput
                      value={quantities[line.product] ?? 0}
                      onChange={(quantity) => setQuantities({ ...quantities, [line.product]: quantity })}
                      max={line.left}
                      label={texts.quantityOf(line.name)}
                      decreaseLabel={texts.less(line.name)}
                      increaseLabel={texts.more(line.name)}
                    />
                    <span className="text-sm text-ink-2">
                      {(line.bottling ? texts.millilitres : texts.pieces)(formatNumber(line.left))}
                    </span>
                  </span>
                ) : (
                  <p className="text-sm text-ink-2">{texts.decantOnly}</p>
                )}
              </li>
            ))}
        </ul>
      </fieldset>
      <Field label={texts.comment} hint={texts.commentHint}>
        <Textarea value={comment} onChange={({ target }) => setComment(target.value)} maxLength={400} />
      </Field>
      <FormProblem message={problem ? problemReasons(problem) : undefined} />
      <Button type="submit" kind="primary" className="justify-self-start max-sm:w-full" isLoading={isLoading}>
        {texts.send}
      </Button>
    </form>
  );
}
