import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import {
  type AdminProductCard,
  countAdminProducts,
  deleteProduct,
  duplicateProduct,
  listAdminProducts,
  productStatuses,
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
import { BulkBar } from './bulk-actions.tsx';
import { ExportButton } from './export-button.tsx';
import { ProductFormDialog } from './product-form-dialog.tsx';
import { ProductGridSkeleton, productGridLook } from './product-grid-skeleton.tsx';
import { ProductItem } from './product-item.tsx';

export async function clientLoader({ request }: { request: Request }) {
  const { find, page, param, pageInfoOf } = readListParams(request);
  const tab = param('status');
  const productStatus = productStatuses.find((status) => status === tab) ?? 'all';
  const isLow = tab === 'low';
  const search = find === '' ? {} : { find };
  const [products, counts] = await Promise.all([
    load(listAdminProducts, {
      query: { ...search, productStatus, startPage: page, perPage: rowsPerPage, ...(isLow && { stock: 'low' }) },
    }),
    load(countAdminProducts, { query: search }),
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

export default function ProductListPage({ loaderData: { products, counts, pageInfo } }: ProductListPageProps) {
  const { products: texts, productFiles } = useAdminMessages();
  const localPath = useLocalPath();
  const { words } = useMessages();
  const { mutate } = useMutation({ failureToast: problemMessage });
  const dialog = useRowDialog<'create' | 'edit' | 'delete', AdminProductCard>(products);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const deleted = dialog.rowOf('delete');
  const edited = dialog.rowOf('edit');

  function choose(ids: readonly string[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  }

  return (
    <>
      <ListPage
        title={texts.title}
        count={texts.count(counts.all)}
        create={
          <div className="flex flex-wrap gap-2">
            {counts.all > 0 && <ExportButton />}
            <ButtonLink href={localPath('/admin/products/import')} icon={<Upload aria-hidden="true" />}>
              {productFiles.import}
            </ButtonLink>
            <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => dialog.open('create')}>
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
            <ListSearch label={texts.search} button={texts.searchButton} />
          </>
        }
        isEmpty={products.length === 0}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
        pageInfo={pageInfo}
      >
        <ul aria-label={texts.title} className={productGridLook}>
          {products.map((product) => (
            <ProductItem
              key={product._id}
              product={product}
              isChosen={chosen.has(product._id)}
              onChoose={(isChosen) => choose([product._id], isChosen)}
              onEdit={() => dialog.open('edit', product)}
              onDelete={() => dialog.open('delete', product)}
              onDuplicate={() => mutate(() => call(duplicateProduct, { params: { id: product._id } }))}
            />
          ))}
        </ul>
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
        />
      )}
      {(dialog.isOpen('create') || edited) && <ProductFormDialog card={edited ?? null} onClose={dialog.close} />}
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
