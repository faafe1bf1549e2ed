import X from 'lucide-react/icons/x';
import { type PricedCartLine, priceCart } from '#contracts/cart.ts';
import { wholeBottles } from '#domain/bottling.ts';
import { mostCartLines, mostOfOne } from '#domain/cart.ts';
import { formatMoney } from '#domain/money.ts';
import { productMarks } from '#domain/product-label.ts';
import { sizeLabel } from '#domain/size-label.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { ProductPicker } from '#web/admin/components/search-picker.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { availableTo, costOf, itemOfChoice, type OrderItem } from './order-items.ts';

type OrderItemsProps = {
  items: readonly OrderItem[];
  onChange: (items: readonly OrderItem[]) => void;
  today: ReturnType<typeof useCurrentPrices>;
  totalKopecks: number | null;
  error: string | undefined;
};

/** The editable order lines, with stock and cost. */
export function OrderItems({ items, onChange, today, totalKopecks, error }: OrderItemsProps) {
  const { form: texts } = useAdminMessages().orders;
  const { words } = useMessages();
  const replace = (item: OrderItem) => onChange(items.map((one) => (one.id === item.id ? item : one)));
  return (
    <>
      {items.length < mostCartLines && (
        <Field label={texts.add} error={error}>
          <ProductPicker
            taken={new Set(items.map(({ id }) => id))}
            onPick={(product) => onChange([...items, itemOfChoice(product)])}
          />
        </Field>
      )}
      <FormProblem message={today.problem && `${texts.pricesProblem} ${today.problem}`}>
        <Button size="small" className="mt-3" onClick={today.retry}>
          {words.retry}
        </Button>
      </FormProblem>
      {items.length === 0 && <p className="text-sm text-ink-2">{texts.noGoods}</p>}
      {items.length > 0 && (
        <>
          <ul aria-label={texts.goods} className="border-t border-line">
            {items.map((item) => (
              <Item
                key={item.id}
                item={item}
                today={today.goods.get(item.id)}
                onChange={replace}
                onRemove={() => onChange(items.filter(({ id }) => id !== item.id))}
              />
            ))}
          </ul>
          <p className="figures flex items-baseline justify-between gap-4 text-xl font-bold">
            <span>{texts.total}</span>
            <output aria-live="polite" className="whitespace-nowrap">
              {totalKopecks === null ? '…' : formatMoney(totalKopecks)}
            </output>
          </p>
        </>
      )}
    </>
  );
}

type ItemProps = {
  item: OrderItem;
  today: PricedCartLine | undefined;
  onChange: (item: OrderItem) => void;
  onRemove: () => void;
};

function Item({ item, today, onChange, onRemove }: ItemProps) {
  const { form: texts } = useAdminMessages().orders;
  const { cart } = useMessages();
  const { brand, itemNo, isBottled, sizeMl, quantity } = item;
  const language = useLanguage();
  const sized = { bottling: isBottled, sizes: sizeMl, decantMl: isBottled ? quantity : undefined };
  // Two sizes of one scent differ for screen readers too.
  const name = [item.name, sizeLabel(sized, language)].filter(Boolean).join(' · ');
  const cost = costOf(item, today);
  const available = availableTo(item, today);
  const amount = isBottled ? cart.millilitres : cart.pieces;
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-start gap-x-4 gap-y-3 border-b border-line py-4 lg:grid-cols-[3rem_1fr_auto_7rem_auto] lg:items-center">
      <Picture address={item.imageFirst} alt="" sizes="48px" className="w-12" />
      <div className="min-w-0">
        {brand !== '' && <p className="label-caps truncate text-ink-3">{brand}</p>}
        <p className="font-semibold wrap-anywhere">{item.name}</p>
        <p className="text-sm text-ink-2">{productMarks({ ...sized, itemNo }, language)}</p>
        {available !== null && quantity <= available && (
          <p className="text-sm text-ink-2">{texts.left(amount(available))}</p>
        )}
        {available !== null && quantity > available && (
          <p role="status" className="text-sm text-garnet">
            {texts.short(amount(available))}
          </p>
        )}
        {cost?.bottling?.bottles.map((row) => {
          const { count, sumKopecks } = wholeBottles(row);
          return (
            <p key={row.bottleSize} className="text-sm text-ink-2">
              {cart.bottle(row.bottleSize, count, formatMoney(sumKopecks))}
            </p>
          );
        })}
      </div>
      <IconButton
        isDense
        label={texts.takeOut(name)}
        icon={<X aria-hidden="true" />}
        className="lg:order-last"
        onClick={onRemove}
      />
      <span className="col-start-2 inline-flex items-center gap-2 lg:col-start-auto">
        <NumberInput
          value={quantity}
          onChange={(next) => onChange({ ...item, quantity: next })}
          min={1}
          max={mostOfOne}
          label={isBottled ? texts.millilitres(name) : texts.pieces(name)}
          decreaseLabel={texts.less(name)}
          increaseLabel={texts.more(name)}
        />
        <span aria-hidden="true" className="text-sm text-ink-2">
          {isBottled ? texts.unitMl : texts.unitPieces}
        </span>
      </span>
      <p className="figures font-bold whitespace-nowrap max-lg:col-start-2 lg:text-right">
        {cost ? formatMoney(cost.totalKopecks) : '…'}
      </p>
    </li>
  );
}

type Goods = ReadonlyMap<string, PricedCartLine>;
const none: Goods = new Map();

async function loadGoods(ids: string, signal: AbortSignal): Promise<Goods> {
  if (ids === '') return none;
  const lines = ids.split(' ').map((product) => ({ product, cartQuantity: 1 }));
  const { data } = await call(priceCart, { body: { lines }, signal });
  return new Map(data.lines.map((line) => [line.product._id, line]));
}

/** Current prices and stock; reloaded when lines are added. */
export function useCurrentPrices(ids: readonly string[]) {
  const { data, problem, retry } = useAsyncData(ids.toSorted().join(' '), loadGoods);
  return { goods: data ?? none, problem, retry };
}
