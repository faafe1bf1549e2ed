import { clsx } from 'clsx';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { type AdminProductCard, turnProduct } from '#contracts/admin-products.ts';
import { setProductPrice, setProductStock } from '#contracts/product-changes.ts';
import { ListTable } from '#web/admin/components/list-columns.tsx';
import { useListParams } from '#web/admin/components/list-params.ts';
import { RowActions, RowSwitch } from '#web/admin/components/row-actions.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { stockOf } from '#web/kit/product-price.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Column } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BuyerPrice } from './buyer-price.tsx';
import { EditableCell } from './editable-cell.tsx';

/** The heading says what the switch is; words in each row would take the place of the names. */
const onlySwitch = { on: '', off: '' };

export type ProductActions = {
  chosen: ReadonlySet<string>;
  onChoose: (product: AdminProductCard, isChosen: boolean) => void;
  onDelete: (product: AdminProductCard) => void;
  onDuplicate: (product: AdminProductCard) => void;
  onEdit: (product: AdminProductCard) => void;
};

type ProductTableProps = ProductActions & {
  products: readonly AdminProductCard[];
  /** A cell was saved, or has a newer value. */
  onChanged: (product: AdminProductCard) => void;
};

/** Many products at a glance; price and stock are edited in place. */
export function ProductTable({ products, onChanged, chosen, onChoose, ...actions }: ProductTableProps) {
  const { products: texts, productTable } = useAdminMessages();
  const { columns: titles, cells } = productTable;
  const localPath = useLocalPath();
  const sortable = useSortableColumn();

  const columns: readonly Column<AdminProductCard>[] = [
    {
      key: 'choose',
      title: titles.choose,
      isTitleHidden: true,
      className: 'w-11 px-1!',
      cell: (product) => (
        <Checkbox
          label={<VisuallyHidden>{texts.card.choose(product.name)}</VisuallyHidden>}
          checked={chosen.has(product._id)}
          onChange={(event) => onChoose(product, event.target.checked)}
          className="justify-center"
        />
      ),
    },
    {
      ...sortable('name', titles.name),
      isName: true,
      className: 'max-md:max-w-52',
      cell: (product) => <ProductName product={product} />,
    },
    {
      ...sortable('price', titles.price),
      align: 'end',
      cell: (product) => (
        <span className="inline-flex flex-col items-end">
          <EditableCell
            label={cells.price(product.name)}
            column="price"
            product={product}
            readValue={({ currentPrice }) => currentPrice}
            unit="₴"
            save={(currentPrice, was) =>
              call(setProductPrice, { params: { id: product._id }, body: { currentPrice, was } })
            }
            onChanged={onChanged}
          />
          {product.discountNow && (
            <span className="pr-7.5 text-xs">
              <VisuallyHidden>{texts.card.buyersPay}: </VisuallyHidden>
              <BuyerPrice product={product} />
            </span>
          )}
        </span>
      ),
    },
    {
      ...sortable('stock', titles.stock),
      align: 'end',
      cell: (product) => (
        <EditableCell
          label={cells.stock(product.name)}
          column="stock"
          product={product}
          readValue={stockOf}
          unit={product.bottling ? cells.ml : cells.pieces}
          save={(stock, was) => call(setProductStock, { params: { id: product._id }, body: { stock, was } })}
          onChanged={onChanged}
        />
      ),
    },
    {
      key: 'status',
      title: titles.status,
      cell: ({ _id, name, enabled }) => (
        <RowSwitch
          label={texts.card.statusOf(name)}
          isOn={enabled}
          words={onlySwitch}
          change={(wanted) => call(turnProduct, { params: { id: _id }, body: { enabled: wanted } })}
        />
      ),
    },
  ];

  return (
    <ListTable
      label={texts.title}
      onPhone="scroll"
      rows={products}
      columns={columns.map((column) => ({ ...column, className: clsx(column.className, 'py-1!') }))}
      actions={(product) => (
        <RowActions
          edit={{ label: texts.card.editOf(product.name), onPress: () => actions.onEdit(product) }}
          remove={{ label: texts.card.deleteOf(product.name), onPress: () => actions.onDelete(product) }}
        >
          {product.enabled && (
            <IconLink
              isDense
              label={texts.card.showOf(product.name)}
              icon={<ExternalLink aria-hidden="true" />}
              href={localPath(`/products/item/${product._id}`)}
            />
          )}
          <IconButton
            isDense
            label={texts.card.duplicateOf(product.name)}
            icon={<Copy aria-hidden="true" />}
            onClick={() => actions.onDuplicate(product)}
          />
        </RowActions>
      )}
    />
  );
}

function ProductName({ product }: { product: AdminProductCard }) {
  const { card } = useAdminMessages().products;
  const { name, brand, sizes, bottling, itemNo, categories, imageFirst, imagePreview } = product;
  const size = bottling ? card.decant : sizes !== null && card.ml(sizes);
  const facts = [brand?.name, size, itemNo, categories.name].filter(Boolean);
  return (
    <span className="flex items-center gap-3">
      <Picture
        address={imageFirst}
        preview={imagePreview}
        alt=""
        sizes="36px"
        ratio="1/1"
        className="w-9 shrink-0 max-md:hidden"
      />
      <span className="min-w-0 md:max-w-44 md:min-w-40 xl:max-w-80 2xl:max-w-none">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-xs font-normal text-ink-2 wrap-anywhere">{facts.join(' · ')}</span>
      </span>
    </span>
  );
}

/** A heading that sorts, the second time the other way round. */
function useSortableColumn() {
  const { param, hrefWith } = useListParams();
  const current = param('sort');
  return (name: 'name' | 'price' | 'stock', title: string) => {
    const isUp = current === name;
    const isDown = current === `-${name}`;
    return {
      key: name,
      title,
      ...((isUp || isDown) && { sorted: isUp ? ('ascending' as const) : ('descending' as const) }),
      head: (
        <a
          href={hrefWith({ sort: isUp ? `-${name}` : name })}
          className="inline-flex items-center gap-1 hover:underline"
        >
          {title}
          <span aria-hidden="true">{isUp ? '↑' : isDown ? '↓' : '↕'}</span>
        </a>
      ),
    };
  };
}
