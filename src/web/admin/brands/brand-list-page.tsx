import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { type Brand, listBrands } from '#contracts/brands.ts';
import { normalizeSearchText } from '#domain/search-text.ts';
import { load } from '#web/kit/load.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { pageWithin } from '#web/ui/page-window.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { ListHeading } from '../parts/list-heading.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { BrandDeleteDialog } from './brand-delete-dialog.tsx';
import { BrandFormDialog } from './brand-form-dialog.tsx';

const perPage = 50;

export const clientLoader = () => load(listBrands, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().brands.title} />;
}

export const ErrorBoundary = ListProblem;

/** What is open above the list. */
type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; brand: Brand } | null;

type NumberedBrand = Brand & { number: number };

export default function BrandListPage({ loaderData: brands }: { loaderData: Brand[] }) {
  const { brands: texts, list } = useAdminMessages();
  const { pages } = useMessages();
  const revalidator = useRevalidator();
  const [params] = useSearchParams();
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const reload = () => void revalidator.revalidate();

  const find = params.get('find')?.trim() ?? '';
  const numbered = brands.map((brand, index): NumberedBrand => ({ ...brand, number: index + 1 }));
  const found = numbered.filter(({ name }) => normalizeSearchText(name).includes(normalizeSearchText(find)));
  const pageCount = Math.max(1, Math.ceil(found.length / perPage));
  const page = pageWithin(Number(params.get('page')), pageCount);
  const shown = found.slice((page - 1) * perPage, page * perPage);

  const createButton = (
    <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'create' })}>
      {texts.create}
    </Button>
  );

  const columns: Column<NumberedBrand>[] = [
    {
      key: 'number',
      title: list.number,
      cell: ({ number }) => number,
      className: 'figures text-ink-2 max-md:hidden md:w-16',
    },
    { key: 'name', title: list.name, isName: true, cell: ({ name }) => name },
    {
      key: 'image',
      title: list.image,
      cell: ({ imageUrl }) => <Picture address={imageUrl} alt="" sizes="40px" ratio="1/1" className="w-10" />,
    },
    {
      key: 'status',
      title: list.status,
      cell: ({ active }) => <Badge tone={active ? 'green' : 'neutral'}>{active ? list.on : list.off}</Badge>,
    },
  ];

  const rowActions = (brand: Brand) => (
    <span className="inline-flex gap-1">
      <IconButton
        isDense
        label={texts.editBrand(brand.name)}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setOpen({ kind: 'edit', brand })}
      />
      <IconButton
        isDense
        label={texts.deleteBrand(brand.name)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setOpen({ kind: 'delete', brand })}
      />
    </span>
  );

  return (
    <>
      <title>{texts.title}</title>
      <ListHeading title={texts.title} count={texts.count(brands.length)} action={createButton} />
      {brands.length > 0 && <ListSearch label={texts.search} />}
      {brands.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={createButton} />}
      {brands.length > 0 && found.length === 0 && (
        <EmptyState title={list.nothingFound(find)} action={<ButtonLink href="?">{list.clearSearch}</ButtonLink>} />
      )}
      {shown.length > 0 && (
        <Table
          label={texts.title}
          columns={columns}
          rows={shown}
          rowKey={({ _id }) => _id}
          actions={rowActions}
          actionsTitle={list.actions}
        />
      )}
      <div className="mt-5 flex justify-end">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => `?${new URLSearchParams({ ...(find && { find }), page: String(number) })}`}
          label={pages.navigation}
          previousLabel={pages.previous}
          nextLabel={pages.next}
          pageLabel={pages.page}
        />
      </div>
      {(open?.kind === 'create' || open?.kind === 'edit') && (
        <BrandFormDialog brand={open.kind === 'edit' ? open.brand : null} onClose={close} onSaved={reload} />
      )}
      {open?.kind === 'delete' && <BrandDeleteDialog brand={open.brand} onClose={close} onDeleted={reload} />}
    </>
  );
}
