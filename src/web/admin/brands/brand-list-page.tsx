import { type Brand, deleteBrand, editBrand, listBrands } from '#contracts/brands.ts';
import { ClientSideList } from '#web/admin/components/client-side-list.tsx';
import { useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { RowSwitch } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { BrandFormDialog } from './brand-form-dialog.tsx';

export const clientLoader = () => load(listBrands, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().brands.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

export default function BrandListPage({ loaderData: brands }: { loaderData: Brand[] }) {
  const { brands: texts } = useAdminMessages();
  const columns = useListColumns<Brand>();
  return (
    <ClientSideList
      texts={texts}
      rows={brands}
      nameOf={({ name }) => name}
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
      form={(brand, onClose) => <BrandFormDialog key={brand?.version} brand={brand} onClose={onClose} />}
      remove={({ _id }) => call(deleteBrand, { params: { id: _id } })}
    />
  );
}
