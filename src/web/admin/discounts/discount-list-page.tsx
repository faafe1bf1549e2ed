import { listBrands } from '#contracts/brands.ts';
import { deleteDiscount, editDiscount, type ListedDiscount, listDiscounts } from '#contracts/discounts.ts';
import { formatLongDate, shopDay } from '#domain/dates.ts';
import { type DiscountStage, discountStage } from '#domain/pricing.ts';
import { ClientSideList } from '#web/admin/components/client-side-list.tsx';
import { useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { RowSwitch } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { DiscountFormDialog } from './discount-form-dialog.tsx';

export async function clientLoader() {
  const [discounts, brands] = await Promise.all([load(listDiscounts, {}), load(listBrands, {})]);
  return { discounts, brands };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().discounts.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type DiscountListPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function DiscountListPage({ loaderData: { discounts, brands } }: DiscountListPageProps) {
  const { discounts: texts } = useAdminMessages();
  const language = useLanguage();
  const columns = useListColumns<ListedDiscount>();
  return (
    <ClientSideList
      texts={texts}
      rows={discounts}
      nameOf={({ name }) => name}
      columns={[
        columns.name(({ name, brand, product, quitity }) => (
          <>
            {name}
            {(brand ?? product) && (
              <span className="block font-normal text-ink-2 wrap-anywhere">{(brand ?? product)?.name}</span>
            )}
            {/* On medium screens there is no space for its column. */}
            <span className="hidden text-sm font-normal text-ink-2 md:max-xl:block">{quitity} %</span>
          </>
        )),
        {
          key: 'percent',
          title: texts.percent,
          isAside: true,
          cell: ({ quitity }) => <span className="figures">{quitity} %</span>,
        },
        {
          key: 'end',
          title: texts.dateEnd,
          cell: (discount) => (
            <span className="flex flex-wrap items-center gap-2">
              {formatLongDate(discount.dateEnd, language)}
              <StageBadge discount={discount} />
            </span>
          ),
        },
        columns.status(({ _id, name, quitity, dateStart, dateEnd, active, version }) => (
          <RowSwitch
            label={texts.activeOf(name)}
            isOn={active}
            isMuted={stageOf({ active, dateEnd, ...(dateStart && { dateStart }) }) !== 'running'}
            change={(isOn) => {
              const body = { name, quantity: quitity, dateEnd, active: isOn, version };
              return call(editDiscount, { params: { id: _id }, body });
            }}
          />
        )),
      ]}
      form={(discount, onClose) => (
        <DiscountFormDialog key={discount?.version} discount={discount} brands={brands} onClose={onClose} />
      )}
      remove={({ _id }) => call(deleteDiscount, { params: { id: _id } })}
    />
  );
}

const stageOf = ({ active, dateStart, dateEnd }: Pick<ListedDiscount, 'active' | 'dateStart' | 'dateEnd'>) =>
  discountStage({ isActive: active, startsOn: dateStart ?? null, endsOn: dateEnd }, shopDay(new Date()));

const tones: Record<DiscountStage, BadgeTone> = {
  running: 'green',
  waiting: 'yellow',
  ended: 'neutral',
  off: 'neutral',
};

function StageBadge({ discount }: { discount: ListedDiscount }) {
  const { discounts: texts } = useAdminMessages();
  const language = useLanguage();
  const stage = stageOf(discount);
  return (
    <Badge tone={tones[stage]}>
      {stage === 'waiting' ? texts.startsOn(formatLongDate(discount.dateStart ?? '', language)) : texts.stages[stage]}
    </Badge>
  );
}
