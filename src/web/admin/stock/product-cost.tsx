import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { purchasePriceInput, type StockLedger, setPurchasePrice } from '#contracts/stock.ts';
import { formatPrice, kopecksToUah } from '#domain/money.ts';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type ProductCostProps = { productId: string; cost: NonNullable<StockLedger['cost']> };

/** What the product was bought for, and the margin: for staff who see the statistics. */
export function ProductCost({ productId, cost }: ProductCostProps) {
  const { stock } = useAdminMessages();
  const { cost: texts } = stock;
  const [isOpen, setIsOpen] = useState(false);
  const { purchasePrice, priceNow, marginPercent } = cost;
  const facts = [
    [texts.purchase, purchasePrice === null ? texts.unknown : formatPrice(kopecksOf(purchasePrice))],
    [texts.priceNow, formatPrice(kopecksOf(priceNow))],
    ...(marginPercent === null ? [] : [[texts.margin, `${marginPercent} %`]]),
  ];
  return (
    <section aria-label={texts.title} className="rounded-lg border border-line bg-card p-4">
      <dl className="figures flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-base font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" className="mt-3" onClick={() => setIsOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && <PurchasePriceDialog productId={productId} price={purchasePrice} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

type PurchasePriceDialogProps = { productId: string; price: number | null; onClose: () => void };

function PurchasePriceDialog({ productId, price, onClose }: PurchasePriceDialogProps) {
  const { cost: texts } = useAdminMessages().stock;
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: purchasePriceInput,
    defaultValues: { purchasePrice: price === null ? '' : String(price).replace('.', ',') },
    save: ({ purchasePrice: kopecks }) =>
      call(setPurchasePrice, {
        params: { id: productId },
        body: { purchasePrice: kopecks === null ? null : kopecksToUah(kopecks) },
      }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });
  return (
    <FormDialog title={texts.change} saving={saving} onClose={onClose}>
      <Field label={texts.purchase} hint={texts.hint} error={errors.purchasePrice?.message}>
        <TextInput
          {...form.register('purchasePrice')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          suffix="₴"
        />
      </Field>
    </FormDialog>
  );
}
