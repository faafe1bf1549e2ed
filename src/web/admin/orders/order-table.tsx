import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { useRowDialog } from '../parts/use-row-dialog.ts';
import { AbolishDialog } from './abolish-dialog.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDetails } from './order-details.tsx';
import type { ShownStatuses } from './shown-statuses.ts';

type OrderTableProps = { orders: readonly Order[]; statuses: ShownStatuses };

/** One row for each order; it unfolds to everything about it. */
export function OrderTable({ orders, statuses }: OrderTableProps) {
  const { orders: texts } = useAdminMessages();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const dialog = useRowDialog<'abolish', Order>(orders);
  const columns = useOrderColumns(statuses, (order) => dialog.open('abolish', order));
  const abolished = dialog.rowOf('abolish');

  function toggle({ _id }: Order) {
    const next = new Set(open);
    if (!next.delete(_id)) next.add(_id);
    setOpen(next);
  }

  return (
    <>
      <ListTable
        label={texts.title}
        rows={orders}
        columns={columns}
        actions={(order) => (
          <IconButton
            isDense
            label={texts.detailsOf(order.orderNo)}
            aria-expanded={open.has(order._id)}
            icon={
              <ChevronDown
                aria-hidden="true"
                className={clsx('transition-transform', open.has(order._id) && 'rotate-180')}
              />
            }
            onClick={() => toggle(order)}
          />
        )}
        detail={(order) => open.has(order._id) && <OrderDetails order={order} statuses={statuses} />}
      />
      {abolished && <AbolishDialog order={abolished} onClose={dialog.close} />}
    </>
  );
}
