import { clsx } from 'clsx';
import Boxes from 'lucide-react/icons/boxes';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { type AdminProductCard, turnProduct } from '#contracts/admin-products.ts';
import { formatPrice } from '#domain/money.ts';
import { lowStock } from '#domain/stock.ts';
import { useOptimisticSwitch } from '#web/admin/components/row-actions.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { kopecksOf, stockOf } from '#web/kit/product-price.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BuyerPrice } from './buyer-price.tsx';

type ProductItemProps = {
  product: AdminProductCard;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
  onDuplicate: () => void;
};

const uah = { unit: 'грн' } as const;

/** A product card of the panel: stock, price and status. */
export function ProductItem({ product, isChosen, onChoose, onEdit, onDelete, onDuplicate }: ProductItemProps) {
  const { list, products, stock } = useAdminMessages();
  const { words } = useMessages();
  const { card: texts } = products;
  const localPath = useLocalPath();
  const nameId = useId();
  const facts = useProductFacts(product);
  const { _id, name, brand, imageFirst, imagePreview, currentPrice, previousPrice, enabled, bottling } = product;
  const { isShownOn, isBusy, turn } = useOptimisticSwitch(enabled, (wanted) =>
    call(turnProduct, { params: { id: _id }, body: { enabled: wanted } }),
  );
  const isLow = stockOf(product) < (bottling ? lowStock.ml : lowStock.pieces);

  return (
    <li
      aria-labelledby={nameId}
      className={clsx(
        'flex flex-col rounded-lg border bg-card p-4',
        isChosen ? 'border-amber inset-ring inset-ring-amber' : 'border-line',
      )}
    >
      <div className="flex gap-4">
        <Picture address={imageFirst} preview={imagePreview} alt="" sizes="88px" className="w-22 shrink-0 self-start" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <div className="flex items-start justify-between gap-2">
            <p className="label-caps min-h-4 text-ink-3 wrap-anywhere">{brand?.name}</p>
            <span className="-mt-3 -mr-2 flex items-center md:-mt-2">
              {isShownOn && (
                <IconLink
                  isDense
                  label={texts.showOf(name)}
                  icon={<ExternalLink aria-hidden="true" />}
                  href={localPath(`/products/item/${_id}`)}
                />
              )}
              <Checkbox
                label={<VisuallyHidden>{texts.choose(name)}</VisuallyHidden>}
                checked={isChosen}
                onChange={(event) => onChoose(event.target.checked)}
                className="justify-center max-md:min-w-11"
              />
            </span>
          </div>
          <h2 id={nameId} className="font-sans text-base font-semibold wrap-anywhere">
            {name}
          </h2>
          <Price
            now={formatPrice(kopecksOf(currentPrice), uah)}
            was={previousPrice === null ? undefined : formatPrice(kopecksOf(previousPrice), uah)}
            wasLabel={words.wasPrice}
            unit={bottling ? texts.unit : undefined}
          />
          {product.discountNow && (
            <p className="text-sm">
              <VisuallyHidden>{texts.buyersPay}: </VisuallyHidden>
              <BuyerPrice product={product} />
            </p>
          )}
          <p className="mt-1 flex flex-wrap gap-1.5">
            <Badge tone={isShownOn ? 'green' : 'neutral'}>{isShownOn ? list.on : list.off}</Badge>
            {bottling && <Badge tone="amber">{texts.decant}</Badge>}
            {isLow && <Badge tone="yellow">{texts.low}</Badge>}
          </p>
        </div>
      </div>
      <dl className="figures mt-4 grid grow content-start gap-y-1 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-1 border-t border-line pt-3 [&>button]:px-2.5">
        <Button
          size="small"
          aria-label={isShownOn ? texts.turnOffOf(name) : texts.turnOnOf(name)}
          aria-busy={isBusy || undefined}
          onClick={() => turn(!isShownOn)}
        >
          {isShownOn ? texts.turnOff : texts.turnOn}
        </Button>
        <Button size="small" aria-label={texts.editOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <span className="ml-auto inline-flex">
          <IconLink
            isDense
            label={stock.of(name)}
            icon={<Boxes aria-hidden="true" />}
            href={localPath(`/admin/products/${_id}/stock`)}
          />
          <IconButton
            isDense
            label={texts.duplicateOf(name)}
            icon={<Copy aria-hidden="true" />}
            onClick={onDuplicate}
          />
          <IconButton isDense label={texts.deleteOf(name)} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
        </span>
      </div>
    </li>
  );
}

/** The rows of a card. Decanted products show millilitres, and pieces only if whole bottles are in stock too. */
function useProductFacts(product: AdminProductCard): { label: string; value: string }[] {
  const { card } = useAdminMessages().products;
  const { bottling, quantity, quantityMl, sizes, discount, categories, itemNo } = product;
  return [
    ...(bottling ? [{ label: card.availableMl, value: card.ml(quantityMl) }] : []),
    ...(!bottling || quantity > 0 ? [{ label: card.quantity, value: card.pieces(quantity) }] : []),
    { label: card.size, value: sizes === null ? '—' : card.ml(sizes) },
    { label: card.discount, value: discount > 0 ? card.percent(discount) : card.none },
    { label: card.category, value: categories.name },
    ...(itemNo ? [{ label: card.itemNo, value: itemNo }] : []),
  ];
}
