import { orderStatusNames } from '#contracts/messages/order-names.ts';
import { deleteStatus, listStatuses, type StatusRecord, updateStatus } from '#contracts/statuses.ts';
import { ClientSideList } from '#web/admin/components/client-side-list.tsx';
import { useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { RowSwitch } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { StatusFormDialog } from './status-form-dialog.tsx';

export const clientLoader = () => load(listStatuses, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().statuses.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

export default function StatusListPage({ loaderData: statuses }: { loaderData: StatusRecord[] }) {
  const { statuses: texts } = useAdminMessages();
  const typeNames = orderStatusNames[useLanguage()];
  const columns = useListColumns<StatusRecord>();
  return (
    <ClientSideList
      texts={texts}
      rows={statuses}
      nameOf={({ name }) => name}
      wordsOf={({ name, type }) => `${name} ${type} ${typeNames[type]}`}
      columns={[
        columns.name(({ name, color }) => (
          <span className="inline-flex items-center gap-2.5">
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-line-2"
              style={{ backgroundColor: color }}
            />
            {name}
          </span>
        )),
        { key: 'type', title: texts.type, cell: ({ type }) => typeNames[type] },
        columns.status(({ _id, name, type, color, active, version }) => (
          <RowSwitch
            label={texts.activeOf(name)}
            isOn={active}
            change={(isOn) =>
              call(updateStatus, { params: { id: _id }, body: { name, type, color, active: isOn, version } })
            }
          />
        )),
      ]}
      form={(status, onClose) => <StatusFormDialog key={status?.version} status={status} onClose={onClose} />}
      remove={({ _id }) => call(deleteStatus, { params: { id: _id } })}
    />
  );
}
