import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { normalizeSearchText } from '#domain/search-text.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Column } from '#web/ui/table.tsx';
import { ConfirmAction } from './confirm-action.tsx';
import { ListTable, type Numbered, numbered } from './list-columns.tsx';
import { ListSearch, ListTabs } from './list-filters.tsx';
import { ListPage } from './list-page.tsx';
import { paginate, useListParams } from './list-params.ts';
import { RowActions, useRowDialog } from './row-actions.tsx';

type ClientSideListTexts = {
  title: string;
  count: (count: number) => string;
  search: string;
  create: string;
  /** The accessible name of the tabs. */
  which: string;
  editOf: (name: string) => string;
  deleteOf: (name: string) => string;
  deleteTitle: (name: string) => string;
  deleteText: string;
  emptyTitle: string;
  emptyText: string;
};

type Kept = { _id: string; active: boolean; version: number };

type FormPages<Row> = { createHref: string; editHref: (row: Row) => string };

type ClientSideListProps<Row extends Kept> = {
  texts: ClientSideListTexts;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** The text to search; the name by default. */
  wordsOf?: (row: Row) => string;
  columns: readonly Column<Numbered<Row>>[];
  /** A form dialog for a row or a new one, or the URLs of form pages. */
  form: ((row: Row | null, onClose: () => void) => ReactNode) | FormPages<Row>;
  remove: (row: Row) => Promise<Answer<unknown>>;
  /** Further buttons, before the create button. */
  more?: ReactNode;
};

const isOfTab = (tab: string) => (row: Kept) => tab === '' || row.active === (tab === 'on');

/** A short list that is loaded whole: search, tabs and pagination are client-side. */
export function ClientSideList<Row extends Kept>(props: ClientSideListProps<Row>) {
  const { texts, rows, nameOf, wordsOf = nameOf, columns, form, remove, more } = props;
  const { list } = useAdminMessages();
  const { words } = useMessages();
  const { param } = useListParams();
  const dialog = useRowDialog<'create' | 'edit' | 'delete', Row>(rows);
  const deleted = dialog.rowOf('delete');
  const edited = dialog.rowOf('edit');
  const isInDialog = typeof form === 'function';

  const find = normalizeSearchText(param('find'));
  const found = numbered(rows)
    .filter((row) => normalizeSearchText(wordsOf(row)).includes(find))
    .filter(isOfTab(param('status')));
  const { shown, pageInfo } = paginate(found, param('page'));

  const tabs = [
    { value: '', label: list.tabs.all },
    { value: 'on', label: list.tabs.on },
    { value: 'off', label: list.tabs.off },
  ].map((tab) => ({ ...tab, count: rows.filter(isOfTab(tab.value)).length }));

  return (
    <>
      <ListPage
        title={texts.title}
        count={texts.count(rows.length)}
        create={
          <div className="flex flex-wrap gap-2">
            {more}
            {isInDialog ? (
              <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => dialog.open('create')}>
                {texts.create}
              </Button>
            ) : (
              <ButtonLink kind="primary" icon={<Plus aria-hidden="true" />} href={form.createHref}>
                {texts.create}
              </ButtonLink>
            )}
          </div>
        }
        filters={
          <>
            <ListTabs name="status" label={texts.which} tabs={tabs} />
            <ListSearch label={texts.search} />
          </>
        }
        isEmpty={shown.length === 0}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
        pageInfo={pageInfo}
      >
        <ListTable
          label={texts.title}
          rows={shown}
          columns={columns}
          actions={(row) => (
            <RowActions
              edit={{
                label: texts.editOf(nameOf(row)),
                ...(isInDialog ? { onPress: () => dialog.open('edit', row) } : { href: form.editHref(row) }),
              }}
              remove={{ label: texts.deleteOf(nameOf(row)), onPress: () => dialog.open('delete', row) }}
            />
          )}
        />
      </ListPage>
      {isInDialog && (dialog.isOpen('create') || edited) && form(edited ?? null, dialog.close)}
      {deleted && (
        <ConfirmAction
          title={texts.deleteTitle(nameOf(deleted))}
          text={texts.deleteText}
          confirmLabel={words.delete}
          call={() => remove(deleted)}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
