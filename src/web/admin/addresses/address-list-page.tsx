import { type Address, deleteAddress, editAddress, listAddresses } from '#contracts/addresses.ts';
import { call, load } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useListColumns } from '../parts/list-columns.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { RowSwitch } from '../parts/row-switch.tsx';
import { WholeList } from '../parts/whole-list.tsx';
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
    <WholeList
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
