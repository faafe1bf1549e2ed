import { useEffect, useRef } from 'react';
import type { Product } from '#contracts/products.ts';
import { formatMoney } from '#domain/money.ts';
import { useDecantRows } from '#web/features/cart/use-decant-rows.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { lineCostOf, shownPriceOf } from '#web/kit/product-price.ts';
import { ChoiceChip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { DecantBottle } from './decant-bottle.tsx';
import { decantVolumes, quickVolumes } from './decant-volumes.ts';
import { useLiquidColour } from './use-liquid-colour.ts';

type DecantControlProps = {
  product: Product;
  volumeMl: number;
  onChoose: (volumeMl: number) => void;
  /** A volume that is in the cart is not edited here. */
  isInCart: boolean;
};

export function DecantControl({ product, volumeMl, onChoose, isInCart }: DecantControlProps) {
  const { decant, size } = useMessages().product;
  const liquid = useLiquidColour(product.imageFirst);
  return (
    <section aria-label={decant.label} className="@container rounded-lg border border-line bg-card">
      <div className="grid grid-cols-[4.75rem_1fr] items-start gap-x-4 gap-y-5 p-4 @md:grid-cols-[6.5rem_1fr] @md:gap-x-6 @md:p-6">
        <div className="@md:row-span-2">
          <DecantBottle volumeMl={volumeMl} liquid={liquid} />
        </div>
        {isInCart ? (
          <p className="self-center">
            <span className="block font-semibold">
              {decant.inCart}: {size(volumeMl)}
            </span>
            <span className="mt-1 block text-sm text-ink-2">{decant.cannotChange}</span>
          </p>
        ) : (
          <VolumeChoice stockMl={product.quantityMl} volumeMl={volumeMl} onChoose={onChoose} />
        )}
        <Cost product={product} volumeMl={volumeMl} />
      </div>
    </section>
  );
}

type VolumeChoiceProps = { stockMl: number; volumeMl: number; onChoose: (volumeMl: number) => void };

function VolumeChoice({ stockMl, volumeMl, onChoose }: VolumeChoiceProps) {
  const { decant, size } = useMessages().product;
  const select = useRef<HTMLSelectElement>(null);
  const quick = quickVolumes(stockMl);

  // Applies a choice made before hydration.
  useEffect(() => {
    const chosen = Number(select.current?.value);
    if (chosen !== volumeMl) onChoose(chosen);
  }, [volumeMl, onChoose]);

  return (
    <div className="flex min-w-0 flex-wrap items-end gap-x-3 gap-y-3">
      <Field label={decant.label} className="w-full @md:w-37">
        <Select
          ref={select}
          autoComplete="off"
          value={String(volumeMl)}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
          options={decantVolumes(stockMl).map((option) => ({ value: String(option), label: size(option) }))}
          className="font-semibold"
        />
      </Field>
      {quick.length > 0 && (
        <fieldset className="flex flex-wrap gap-2 @md:py-1.5 noscript:hidden">
          <legend className="sr-only">{decant.quickChoice}</legend>
          {quick.map((option) => (
            <ChoiceChip key={option} isChosen={option === volumeMl} onChoose={() => onChoose(option)}>
              {size(option)}
            </ChoiceChip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function Cost({ product, volumeMl }: { product: Product; volumeMl: number }) {
  const { decant } = useMessages().product;
  const cost = lineCostOf(product, volumeMl);
  const rows = useDecantRows(cost, volumeMl, shownPriceOf(product).nowKopecks);
  return (
    <div className="col-span-2 @md:col-span-1 @md:col-start-2">
      <dl aria-label={decant.cost} className="figures flex min-h-21.5 flex-col gap-2 text-[0.9375rem] text-ink-2">
        {rows.map(({ label, kopecks }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{formatMoney(kopecks)}</dd>
          </div>
        ))}
      </dl>
      <p
        aria-live="polite"
        aria-atomic="true"
        className="figures mt-2 flex items-baseline justify-between gap-4 border-t border-line-2 pt-3 text-lg font-bold"
      >
        <span>{decant.total} </span>
        <span className="whitespace-nowrap">{formatMoney(cost.totalKopecks)}</span>
      </p>
    </div>
  );
}
