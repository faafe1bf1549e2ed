import Plus from 'lucide-react/icons/plus';
import { countGroups, deleteGroup, type ListedGroup, listGroups } from '#contracts/groups.ts';
import { formatNumber } from '#domain/numbers.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { ListTable, useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListSearch } from '#web/admin/components/list-filters.tsx';
import { ListPage, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams, rowsPerPage } from '#web/admin/components/list-params.ts';
import { RowActions, useRowDialog } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { GroupFormDialog } from './group-form-dialog.tsx';

export async function clientLoader({ request }: { request: Request }) {
  const { find, page, pageInfoOf } = readListParams(request);
  const search = find === '' ? {} : { find };
  const [groups, { all }] = await Promise.all([
    load(listGroups, { query: { ...search, startPage: page, perPage: rowsPerPage } }),
    load(countGroups, { query: search }),
  ]);
  const before = (page - 1) * rowsPerPage;
  return {
    groups: groups.map((group, index) => ({ ...group, number: before + index + 1 })),
    pageInfo: pageInfoOf(all),
  };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().groups.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type GroupListPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function GroupListPage({ loaderData: { groups, pageInfo } }: GroupListPageProps) {
  const { groups: texts } = useAdminMessages();
  const { words } = useMessages();
  const columns = useListColumns<ListedGroup>();
  const dialog = useRowDialog<'create' | 'edit' | 'delete', ListedGroup>(groups);
  const deleted = dialog.rowOf('delete');
  const edited = dialog.rowOf('edit');

  return (
    <>
      <ListPage
        title={texts.title}
        count={texts.count(pageInfo.all)}
        create={
          <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => dialog.open('create')}>
            {texts.create}
          </Button>
        }
        filters={<ListSearch label={texts.search} />}
        isEmpty={groups.length === 0}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
        pageInfo={pageInfo}
      >
        <ListTable
          label={texts.title}
          rows={groups}
          columns={[
            columns.number(),
            columns.name(({ name }) => name),
            {
              key: 'products',
              title: texts.productCount,
              align: 'end',
              className: 'figures',
              cell: ({ products }) => formatNumber(products.length),
            },
          ]}
          actions={(group) => (
            <RowActions
              edit={{ label: texts.editOf(group.name), onPress: () => dialog.open('edit', group) }}
              remove={{ label: texts.deleteOf(group.name), onPress: () => dialog.open('delete', group) }}
            />
          )}
        />
      </ListPage>
      {(dialog.isOpen('create') || edited) && <GroupFormDialog listed={edited ?? null} onClose={dialog.close} />}
      {deleted && (
        <ConfirmAction
          title={texts.deleteTitle(deleted.name)}
          text={texts.deleteText}
          confirmLabel={words.delete}
          call={() => call(deleteGroup, { params: { id: deleted._id } })}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
