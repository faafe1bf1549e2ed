import { type Address, deleteAddress, editAddress, listAddresses } from '#contracts/addresses.ts';
import { ClientSideList } from '#web/admin/components/client-side-list.tsx';
import { useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { RowSwitch } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { AddressFormDialog } from './address-form-dialog.tsx';

export const clientLoader = () => load(listAddresses, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().addresses.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

export default function AddressListPage({ loaderData: addresses }: { loaderData: Address[] }) {
  const { addresses: texts } = useAdminMessages();
  const columns = useListColumns<Address>();
  return (
    <ClientSideList
      texts={texts}
      rows={addresses}
      nameOf={({ name }) => name}
      wordsOf={({ name, address }) => `${name} ${address}`}
      columns={[
        columns.number(),
        columns.name(({ name }) => name),
        {
          key: 'address',
          title: texts.address,
          cell: ({ address }) => <span className="wrap-anywhere">{address}</span>,
        },
        columns.status(({ _id, name, address, active, version }) => (
          <RowSwitch
            label={texts.activeOf(name)}
            isOn={active}
            words={texts.state}
            change={(isOn) =>
              call(editAddress, { params: { id: _id }, body: { name, address, active: isOn, version } })
            }
          />
        )),
      ]}
      form={(address, onClose) => <AddressFormDialog key={address?.version} address={address} onClose={onClose} />}
      remove={({ _id }) => call(deleteAddress, { params: { id: _id } })}
    />
  );
}
