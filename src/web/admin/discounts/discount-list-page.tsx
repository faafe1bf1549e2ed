import { deleteDiscount, editDiscount, type ListedDiscount, listDiscounts } from '#contracts/discounts.ts';
import { formatLongDate } from '#domain/dates.ts';
import { ClientSideList } from '#web/admin/components/client-side-list.tsx';
import { useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { RowSwitch } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { DiscountFormDialog } from './discount-form-dialog.tsx';

export const clientLoader = () => load(listDiscounts, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().discounts.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

export default function DiscountListPage({ loaderData: discounts }: { loaderData: ListedDiscount[] }) {
  const { discounts: texts } = useAdminMessages();
  const language = useLanguage();
  const columns = useListColumns<ListedDiscount>();
  return (
    <ClientSideList
      texts={texts}
      rows={discounts}
      nameOf={({ name }) => name}
      columns={[
        columns.name(({ name }) => name),
        { key: 'percent', title: texts.percent, cell: ({ quitity }) => <span className="figures">{quitity} %</span> },
        { key: 'end', title: texts.dateEnd, cell: ({ dateEnd }) => formatLongDate(dateEnd, language) },
        columns.status(({ _id, name, quitity, dateEnd, active, version }) => (
          <RowSwitch
            label={texts.activeOf(name)}
            isOn={active}
            change={(isOn) => {
              const body = { name, quantity: quitity, dateEnd, active: isOn, version };
              return call(editDiscount, { params: { id: _id }, body });
            }}
          />
        )),
      ]}
      form={(discount, onClose) => <DiscountFormDialog key={discount?.version} discount={discount} onClose={onClose} />}
      remove={({ _id }) => call(deleteDiscount, { params: { id: _id } })}
    />
  );
}
