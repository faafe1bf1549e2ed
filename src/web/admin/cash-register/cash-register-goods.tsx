import { type CashRegisterGood, listOwnOfRegister } from '#contracts/cash-register.ts';
import { ListTabs } from '#web/admin/components/list-filters.tsx';
import { PageLinks } from '#web/admin/components/list-page.tsx';
import { useListParams } from '#web/admin/components/list-params.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Table } from '#web/ui/table.tsx';
import { useRegisterColumns } from './cash-register-columns.tsx';
import { compareGoods, type GoodsTab, isOfTab, tabOf } from './compared-goods.ts';

export const goodsPerPage = 100;

type CashRegisterGoodsProps = {
  goods: readonly CashRegisterGood[];
  page: number;
  /** The register does not report a total, only whether there is a next page. */
  hasNext: boolean;
};

async function ownOf(goods: readonly CashRegisterGood[]) {
  const codes = [...new Set(goods.map(({ code }) => code).filter((code) => code !== ''))];
  return codes.length === 0 ? [] : (await call(listOwnOfRegister, { body: { codes } })).data;
}

/** A page of the cash register's goods compared with the shop's, by item number. */
export function CashRegisterGoods({ goods, page, hasNext }: CashRegisterGoodsProps) {
  const { register: texts } = useAdminMessages();
  const { words } = useMessages();
  const { param } = useListParams();
  const columns = useRegisterColumns();
  const { data: own, problem, retry } = useAsyncData(goods, async (of) => ({ of, found: await ownOf(of) }));
  // Ignores the response for another page.
  const compared = compareGoods(goods, own?.of === goods ? own.found : undefined, (page - 1) * goodsPerPage);
  const isCompared = own?.of === goods;
  const tab = tabOf(param('show'));
  const shown = isCompared ? compared.filter(isOfTab[tab]) : compared;
  const tabs = (['', 'price', 'stock', 'unknown'] as const satisfies GoodsTab[]).map((value) => ({
    value,
    label: texts.tabs[value === '' ? 'all' : value],
    count: compared.filter(isOfTab[value]).length,
  }));
  const pageCount = hasNext ? page + 1 : page;

  return (
    <>
      {goods.length > 0 && (
        <div className="mb-4 flex min-h-11 flex-wrap items-center gap-3" aria-busy={!isCompared && !problem}>
          {isCompared && <ListTabs name="show" label={texts.tabs.label} tabs={tabs} staysOnPage />}
          {!isCompared && !problem && <p className="text-sm text-ink-2">{texts.comparing}</p>}
          {!isCompared && problem && (
            <FormProblem message={`${texts.compareProblem} ${problem}`}>
              <Button size="small" className="mt-2" onClick={retry}>
                {words.retry}
              </Button>
            </FormProblem>
          )}
        </div>
      )}
      <Table
        label={texts.table}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        empty={goods.length === 0 ? texts.noneAvailable : texts.noneInTab}
      />
      {pageCount > 1 && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">
            {goods.length > 0 && texts.range((page - 1) * goodsPerPage + 1, (page - 1) * goodsPerPage + goods.length)}
          </p>
          <PageLinks page={page} pageCount={pageCount} />
        </div>
      )}
    </>
  );
}
