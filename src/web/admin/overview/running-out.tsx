import type { Overview } from '#contracts/overview.ts';
import { mayUse } from '#domain/permissions.ts';
import { useCountText } from '#web/admin/components/use-count-text.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Table } from '#web/ui/table.tsx';
import { NothingHere, OverviewCard } from './overview-card.tsx';
import { ProductName } from './rankings.tsx';

/** Products low in stock, lowest first. */
export function RunningOut({ runningOut: { count, products } }: Pick<Overview, 'runningOut'>) {
  const { overview: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const countText = useCountText();
  const permissions = useSession()?.permissions ?? null;
  if (products.length === 0) {
    return (
      <OverviewCard title={texts.runningOut} hint={texts.runningOutNow}>
        <NothingHere>{texts.enough}</NothingHere>
      </OverviewCard>
    );
  }
  return (
    <OverviewCard title={texts.runningOut} hint={texts.runningOutNow}>
      <Table
        label={texts.runningOut}
        rows={products}
        rowKey={({ _id }) => _id}
        onPhone="scroll"
        columns={[
          {
            key: 'product',
            title: texts.product,
            isName: true,
            className: 'font-normal!',
            cell: (product) => (
              <span className="block min-w-40 wrap-anywhere">
                <ProductName {...product} />
              </span>
            ),
          },
          {
            key: 'left',
            title: texts.left,
            align: 'end',
            className: 'figures text-right',
            cell: ({ stock, bottling }) => (
              <Badge tone={stock === 0 ? 'garnet' : 'yellow'}>
                {stock === 0 ? texts.soldOut : bottling ? texts.leftMl(stock) : texts.leftPieces(stock)}
              </Badge>
            ),
          },
        ]}
      />
      {count > products.length && mayUse(permissions, 'admin', 'products') && (
        <ButtonLink size="small" className="mt-4" href={localPath('/admin/products?status=low')}>
          {texts.allRunningOut(countText(count))}
        </ButtonLink>
      )}
    </OverviewCard>
  );
}
