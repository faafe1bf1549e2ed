import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type AdminProductCard,
  countAdminProducts,
  deleteProduct,
  duplicateProduct,
  listAdminProducts,
} from '#contracts/admin-products.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { ListSearch, ListTabs } from '#web/admin/components/list-filters.tsx';
import { ListHeading, ListPage, ListProblem } from '#web/admin/components/list-page.tsx';
import { readListParams, rowsPerPage } from '#web/admin/components/list-params.ts';
import { useRowDialog } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { showToast } from '#web/ui/toast.ts';
import { BulkBar } from './bulk-actions.tsx';
import { BulkUndo, type DoneChange, useDoneChange } from './bulk-undo.tsx';
import { ExportButton } from './export-button.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductGridSkeleton, productGridLook } from './product-grid-skeleton.tsx';
import { ProductItem } from './product-item.tsx';
import { newProduct, useOpenForm } from './product-place.ts';
import { readProductQuery } from './product-query.ts';
import { ProductTable } from './product-table.tsx';
import { useProductView, ViewChoice } from './product-view.tsx';

export async function clientLoader({ request }: { request: Request }) {
  const { find, page, param, pageInfoOf } = readListParams(request);
  const { filters, sort, isLow, productStatus } = readProductQuery(find, param);
  const [products, counts] = await Promise.all([
    load(listAdminProducts, {
      query: {
        ...filters,
        productStatus,
        startPage: page,
        perPage: rowsPerPage,
        ...(sort !== '-date' && { sort }),
        ...(isLow && { stock: 'low' }),
      },
    }),
    load(countAdminProducts, { query: filters }),
  ]);
  return { products, counts, pageInfo: pageInfoOf(isLow ? counts.low : counts[productStatus]) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ProductGridSkeleton title={useAdminMessages().products.title} />;
}

export function ErrorBoundary() {
  const { title, loadError } = useAdminMessages().products;
  return (
    <>
      <title>{title}</title>
      <ListHeading title={title} />
      <ListProblem describe={loadError} isBelowTitle />
    </>
  );
}

type ProductListPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function ProductListPage({ loaderData: { products: loaded, counts, pageInfo } }: ProductListPageProps) {
  const { products: texts, productFiles, stock } = useAdminMessages();
  const localPath = useLocalPath();
  const { words } = useMessages();
  const { mutate } = useMutation({ failureToast: problemMessage });
  const revalidator = useRevalidator();
  const openForm = useOpenForm();
  const { products, replace } = useReplacedRows(loaded);
  const { view, choose: chooseView } = useProductView();
  const dialog = useRowDialog<'delete', AdminProductCard>(products);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { done, remember, forget } = useDoneChange();
  const deleted = dialog.rowOf('delete');

  function choose(ids: readonly string[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  }

  function showDone(change: DoneChange) {
    remember(change);
    setChosen(new Set());
    void revalidator.revalidate();
  }

  const duplicate = ({ _id }: AdminProductCard) => void mutate(() => call(duplicateProduct, { params: { id: _id } }));

  return (
    <>
      <ListPage
        title={texts.title}
        count={texts.count(counts.all)}
        isCountCapped={counts.all >= counts.countedTo}
        create={
          <div className="flex flex-wrap gap-2">
            {counts.all > 0 && <ExportButton />}
            <ButtonLink href={localPath('/admin/products/vials')}>{stock.vials.title}</ButtonLink>
            <ButtonLink href={localPath('/admin/products/import')} icon={<Upload aria-hidden="true" />}>
              {productFiles.import}
            </ButtonLink>
            <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => openForm(newProduct)}>
              {texts.create}
            </Button>
          </div>
        }
        filters={
          <>
            <ListTabs
              name="status"
              label={texts.tabs.label}
              tabs={[
                { value: '', label: texts.tabs.all, count: counts.all },
                { value: 'active', label: texts.tabs.active, count: counts.active },
                { value: 'inactive', label: texts.tabs.inactive, count: counts.inactive },
                { value: 'low', label: texts.tabs.low, count: counts.low },
              ]}
            />
            <div className="flex min-w-0 grow basis-72 items-center gap-2 max-sm:basis-full max-sm:flex-wrap [&>search]:sm:w-auto [&>search]:sm:max-w-110 [&>search]:sm:grow">
              <ListSearch label={texts.search} button={texts.searchButton} />
              <ViewChoice view={view} onChoose={chooseView} />
            </div>
            <ProductFilters />
          </>
        }
        notice={
          done && (
            <BulkUndo
              done={done}
              onClose={forget}
              onUndone={({ changed, skipped }) => {
                forget();
                const skippedText =
                  skipped.length > 0 && texts.bulk.skipped(skipped.map(({ name }) => name).join(', '));
                showToast({
                  kind: skippedText ? 'note' : 'success',
                  title: texts.bulk.undone(changed),
                  ...(skippedText && { text: skippedText }),
                });
              }}
            />
          )
        }
        isEmpty={products.length === 0}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
        pageInfo={pageInfo}
      >
        {view === 'table' ? (
          <ProductTable
            products={products}
            chosen={chosen}
            onChoose={({ _id }, isChosen) => choose([_id], isChosen)}
            onChanged={replace}
            onDelete={(product) => dialog.open('delete', product)}
            onDuplicate={duplicate}
            onEdit={({ _id }) => openForm(_id)}
          />
        ) : (
          <ul aria-label={texts.title} className={productGridLook}>
            {products.map((product) => (
              <ProductItem
                key={product._id}
                product={product}
                isChosen={chosen.has(product._id)}
                onChoose={(isChosen) => choose([product._id], isChosen)}
                onEdit={() => openForm(product._id)}
                onDelete={() => dialog.open('delete', product)}
                onDuplicate={() => duplicate(product)}
              />
            ))}
          </ul>
        )}
      </ListPage>
      {chosen.size > 0 && (
        <BulkBar
          chosen={chosen}
          isPageChosen={products.every(({ _id }) => chosen.has(_id))}
          onChoosePage={(isChosen) =>
            choose(
              products.map(({ _id }) => _id),
              isChosen,
            )
          }
          onClear={() => setChosen(new Set())}
          onDone={showDone}
        />
      )}
      {deleted && (
        <ConfirmAction
          title={texts.deleteTitle(deleted.name)}
          text={texts.deleteText}
          confirmLabel={words.delete}
          call={() => call(deleteProduct, { params: { id: deleted._id } })}
          onClose={dialog.close}
          onDone={() => choose([deleted._id], false)}
        />
      )}
    </>
  );
}

/** Rows that were edited in place are replaced without reloading the list, which could move them under the cursor. */
function useReplacedRows(loaded: readonly AdminProductCard[]) {
  const [replaced, setReplaced] = useState({ of: loaded, rows: new Map<string, AdminProductCard>() });
  const rows = replaced.of === loaded ? replaced.rows : new Map<string, AdminProductCard>();
  const replace = (product: AdminProductCard) =>
    setReplaced((earlier) => ({
      of: loaded,
      rows: new Map(earlier.of === loaded ? earlier.rows : []).set(product._id, product),
    }));
  return { products: loaded.map((product) => rows.get(product._id) ?? product), replace };
}
