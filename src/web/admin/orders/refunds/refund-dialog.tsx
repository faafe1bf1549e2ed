import { useController, type useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { line } from '#contracts/kit/fields.ts';
import type { Order } from '#contracts/orders.ts';
import { type OrderRefunds, type RefundableLine, type refundInput, refundOrder } from '#contracts/refunds.ts';
import { formatMoney, parseUah } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { productLabel } from '#domain/product-label.ts';
import { isRestockedByDefault, partKopecks } from '#domain/refund-lines.ts';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const chosenLine = z.object({ product: z.string(), quantity: z.number(), restock: z.boolean() });
const form = z.object({
  by: z.enum(['lines', 'sum']),
  lines: z.array(chosenLine),
  amount: z.string(),
  reason: line(300, 'refund-reason'),
});
type FormValues = z.input<typeof form>;
type Chosen = z.infer<typeof chosenLine>;

const leftOf = ({ quantity, refunded }: RefundableLine) => quantity - refunded;

const costOf = (goods: RefundableLine, count: number) =>
  partKopecks({ quantity: goods.quantity, totalKopecks: kopecksOf(goods.totalCost) }, goods.refunded, count);

type RefundBody = z.input<typeof refundInput>;

type RefundDialogProps = {
  order: Order;
  refunds: OrderRefunds;
  /** Goods that the buyer sent back. */
  wanted?: readonly { product: string; quantity: number }[];
  wantedReason?: string;
  /** Refunds the order by default. */
  send?: (body: RefundBody) => Promise<Answer<unknown>>;
  onClose: () => void;
};

/** By goods or by sum, with the reason that the buyer reads. */
export function RefundDialog({
  order,
  refunds,
  wanted = [],
  wantedReason = '',
  send = (body) => call(refundOrder, { params: { id: order._id }, body }),
  onClose,
}: RefundDialogProps) {
  const { refunds: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const goods = refunds.lines;
  const hasGoods = goods.some((one) => leftOf(one) > 0);
  const {
    form: state,
    errors,
    saving,
  } = useSaveForm({
    schema: form,
    defaultValues: {
      by: hasGoods ? 'lines' : 'sum',
      lines: goods.map((one) => ({
        product: one.product,
        quantity: Math.min(leftOf(one), wanted.find(({ product }) => product === one.product)?.quantity ?? 0),
        restock: isRestockedByDefault({ isBottled: one.bottling }),
      })),
      amount: '',
      reason: wantedReason,
    } satisfies FormValues as FormValues,
    save: ({ by, lines, amount, reason }) => {
      const chosen = by === 'lines' ? lines.filter(({ quantity }) => quantity > 0) : [];
      const body = { lines: chosen, reason, version: refunds.version, ...(by === 'sum' && { amount }) };
      return send(body);
    },
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });
  const { by, lines, amount } = state.watch();
  const bySum = parseUah(amount) ?? 0;
  const byLines = goods.reduce((sum, one, at) => sum + costOf(one, lines[at]?.quantity ?? 0), 0);
  const kopecks = by === 'sum' ? bySum : byLines;
  const isTooMuch = kopecks > kopecksOf(refunds.refundable);
  return (
    <FormDialog
      title={texts.title(order.orderNo)}
      size="medium"
      saving={saving}
      saveLabel={kopecks > 0 ? texts.save(formatMoney(kopecks)) : texts.open}
      blocked={kopecks === 0 ? texts.nothing : isTooMuch ? texts.tooMuch : undefined}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{texts.refundable(formatMoney(kopecksOf(refunds.refundable)))}</p>
      {hasGoods && <HowToRefund control={state.control} />}
      {by === 'lines' ? (
        <Goods control={state.control} goods={goods} />
      ) : (
        <Field label={texts.amount} isRequired error={errors.amount?.message}>
          <TextInput {...state.register('amount')} inputMode="decimal" autoComplete="off" maxLength={14} />
        </Field>
      )}
      <Field label={texts.reason} hint={texts.reasonHint} isRequired error={errors.reason?.message}>
        <TextInput {...state.register('reason')} autoComplete="off" maxLength={300} />
      </Field>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        {texts.total}
        <output className="figures text-xl font-bold">{formatMoney(kopecks)}</output>
      </p>
    </FormDialog>
  );
}

type FormControl = { control: ReturnType<typeof useForm<FormValues, unknown, z.output<typeof form>>>['control'] };

function HowToRefund({ control }: FormControl) {
  const { refunds: texts } = useAdminMessages();
  const { field } = useController({ control, name: 'by' });
  return (
    <RadioCards
      legend={texts.what}
      isLegendHidden
      name="by"
      cards={[
        { value: 'lines', title: texts.by.lines },
        { value: 'sum', title: texts.by.sum },
      ]}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

function Goods({ control, goods }: FormControl & { goods: readonly RefundableLine[] }) {
  const { refunds: texts } = useAdminMessages();
  const { field } = useController({ control, name: 'lines' });
  const replace = (at: number, chosen: Chosen) =>
    field.onChange(field.value.map((one, index) => (index === at ? chosen : one)));
  return (
    <ul aria-label={texts.goods} className="border-t border-line">
      {field.value.map((chosen, at) => {
        const one = goods[at];
        return (
          one && <GoodsLine key={one.product} goods={one} chosen={chosen} onChange={(next) => replace(at, next)} />
        );
      })}
    </ul>
  );
}

type GoodsLineProps = { goods: RefundableLine; chosen: Chosen; onChange: (chosen: Chosen) => void };

function GoodsLine({ goods, chosen, onChange }: GoodsLineProps) {
  const { refunds: texts } = useAdminMessages();
  const { bottling } = goods;
  const name = productLabel({ ...goods, brand: null, decantMl: goods.quantity }, useLanguage());
  const left = leftOf(goods);
  const amount = bottling ? texts.millilitres : texts.pieces;
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line py-3">
      <p className="flex items-baseline justify-between gap-4">
        <b className="min-w-0 wrap-anywhere">{name}</b>
        <span className="figures whitespace-nowrap">{formatMoney(costOf(goods, chosen.quantity))}</span>
      </p>
      {left === 0 ? (
        <p className="text-sm text-ink-2">{texts.allRefunded}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="flex items-center gap-2">
            <NumberInput
              value={chosen.quantity}
              onChange={(quantity) => onChange({ ...chosen, quantity })}
              max={left}
              label={texts.quantityOf(name)}
              decreaseLabel={texts.less(name)}
              increaseLabel={texts.more(name)}
            />
            <span className="text-sm text-ink-2">{texts.ofLeft(amount(formatNumber(left)))}</span>
          </span>
          <Checkbox
            label={texts.restock}
            aria-label={`${texts.restock}: ${name}`}
            checked={chosen.restock}
            onChange={({ target }) => onChange({ ...chosen, restock: target.checked })}
          />
        </div>
      )}
    </li>
  );
}
