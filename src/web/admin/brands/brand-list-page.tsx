import Plus from 'lucide-react/icons/plus';
import { type Brand, deleteBrand, editBrand, listBrands } from '#contracts/brands.ts';
import { normalizeSearchText } from '#domain/search-text.ts';
import { call } from '#web/kit/door.ts';
import { load } from '#web/kit/load.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { AskDialog } from '../parts/ask-dialog.tsx';
import { pageOf, useListAddress } from '../parts/list-address.ts';
import { numbered, useListColumns } from '../parts/list-columns.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { ListTabs } from '../parts/list-tabs.tsx';
import { RowActions } from '../parts/row-actions.tsx';
import { RowSwitch } from '../parts/row-switch.tsx';
import { useRowDialog } from '../parts/use-row-dialog.ts';
import { BrandFormDialog } from './brand-form-dialog.tsx';

export const clientLoader = () => load(listBrands, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().brands.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

const isOfTab = (tab: string) => (brand: Brand) => (tab === 'on' && brand.active) || (tab === 'off' && !brand.active);

export default function BrandListPage({ loaderData: brands }: { loaderData: Brand[] }) {
  const { brands: texts } = useAdminMessages();
  const { words } = useMessages();
  const { inAddress } = useListAddress();
  const columns = useListColumns<Brand>();
  const dialog = useRowDialog<'create' | 'edit' | 'delete', Brand>(brands);
  const deleted = dialog.rowOf('delete');
  const edited = dialog.rowOf('edit');

  const find = normalizeSearchText(inAddress('find'));
  const tab = inAddress('status');
  const found = numbered(brands)
    .filter(({ name }) => normalizeSearchText(name).includes(find))
    .filter((brand) => tab === '' || isOfTab(tab)(brand));
  const { shown, place } = pageOf(found, inAddress('page'));

  const tabs = [
    { value: '', label: texts.tabs.all, count: brands.length },
    { value: 'on', label: texts.tabs.on, count: brands.filter(isOfTab('on')).length },
    { value: 'off', label: texts.tabs.off, count: brands.filter(isOfTab('off')).length },
  ];

  return (
    <>
      <ListPage
        title={texts.title}
        count={texts.count(brands.length)}
        create={
          <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => dialog.open('create')}>
            {texts.create}
          </Button>
        }
        filters={
          <>
            <ListTabs name="status" label={texts.tabs.label} tabs={tabs} />
            <ListSearch label={texts.search} />
          </>
        }
        isEmpty={shown.length === 0}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
        place={place}
      >
        <ListTable
          label={texts.title}
          rows={shown}
          columns={[
            columns.number(),
            columns.name(({ name }) => name),
            columns.image(({ imageUrl }) => imageUrl),
            columns.status(({ _id, name, active, version }) => (
              <RowSwitch
                label={texts.activeOf(name)}
                isOn={active}
                change={(isOn) => call(editBrand, { params: { id: _id }, body: { name, active: isOn, version } })}
              />
            )),
          ]}
          actions={(brand) => (
            <RowActions
              edit={{ label: texts.editBrand(brand.name), onPress: () => dialog.open('edit', brand) }}
              remove={{ label: texts.deleteBrand(brand.name), onPress: () => dialog.open('delete', brand) }}
            />
          )}
        />
      </ListPage>
      {(dialog.isOpen('create') || edited) && (
        <BrandFormDialog key={edited?.version} brand={edited ?? null} onClose={dialog.close} />
      )}
      {deleted && (
        <AskDialog
          title={texts.deleteTitle(deleted.name)}
          text={texts.deleteText}
          confirmLabel={words.delete}
          call={() => call(deleteBrand, { params: { id: deleted._id } })}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
