import ChevronDown from 'lucide-react/icons/chevron-down';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { mostOrdersAtOnce, type StatusResult, setOrderStatuses } from '#contracts/order-bulk.ts';
import type { Order } from '#contracts/orders.ts';
import { finalOrderStatuses, orderStatuses, type OrderStatus as Status } from '#domain/order-states.ts';
import { OrderStatus } from '#web/features/orders/order-status.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { showProblemToast, useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ChoiceMenu } from '#web/ui/choice-menu.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { RefusedOrders } from './refused-orders.tsx';
import { ShipmentButtons } from './shipment-buttons.tsx';
import type { ShownStatuses } from './status-select.tsx';
import { useStatusUndo } from './status-undo.ts';
import type { Selection } from './use-selection.ts';

type SelectionBarProps = { selection: Selection<Order>; statuses: ShownStatuses };

/** What can be done with the chosen orders together. */
export function SelectionBar({ selection, statuses }: SelectionBarProps) {
  const { bulk: texts } = useAdminMessages().orders;
  const { words } = useMessages();
  const localPath = useLocalPath();
  const revalidator = useRevalidator();
  const undoOf = useStatusUndo();
  const { isLoading, send } = useRequest();
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<readonly StatusResult[]>([]);
  const { chosen, clear } = selection;
  const isTooMany = chosen.length > mostOrdersAtOnce;

  async function set(status: Status) {
    setIsAsking(false);
    const body = { ids: chosen.map(({ _id }) => _id), status };
    const answer = await send(() => call(setOrderStatuses, { body }), showProblemToast);
    await revalidator.revalidate();
    if (!answer) return;
    const { results } = answer.data;
    const done = results.filter(({ problem }) => problem === null);
    setRefused(results.filter(({ problem }) => problem !== null));
    if (done.length > 0) {
      const undo = undoOf(
        done.map(({ _id }) => _id),
        status,
      );
      showToast({ kind: 'success', title: texts.done(done.length), ...undo });
    }
  }

  const choose = (status: Status) => (finalOrderStatuses.includes(status) ? setIsAsking(true) : void set(status));

  return (
    <>
      {chosen.length > 0 && (
        <section
          aria-label={texts.label}
          className="sticky top-0 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-lg border border-line-2 bg-amber-wash px-3 py-2"
        >
          <p role="status" className="mr-2 font-semibold">
            {texts.chosen(chosen.length)}
          </p>
          {isTooMany ? (
            <p className="text-sm">{texts.tooMany(mostOrdersAtOnce)}</p>
          ) : (
            <>
              <ChoiceMenu
                label={texts.setStatus}
                value={null}
                options={orderStatuses.map((status) => ({
                  value: status,
                  label: <OrderStatus order={{ status, statusShown: statuses[status] }} />,
                }))}
                onChoose={choose}
                isBusy={isLoading}
                className={buttonClasses('secondary', 'small', false)}
              >
                {texts.setStatus}
                <ChevronDown aria-hidden="true" className="size-4" />
              </ChoiceMenu>
              <ButtonLink
                size="small"
                icon={<Printer aria-hidden="true" />}
                href={localPath(`/admin/orders/slips?numbers=${chosen.map(({ orderNo }) => orderNo).join(',')}`)}
              >
                {texts.slips}
              </ButtonLink>
              <ShipmentButtons ids={chosen.map(({ _id }) => _id)} />
            </>
          )}
          <Button size="small" className="ml-auto" onClick={clear}>
            {texts.clear}
          </Button>
        </section>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={texts.abolishTitle(chosen.length)}
        text={texts.abolishText}
        confirmLabel={texts.abolish}
        cancelLabel={words.cancel}
        onConfirm={() => void set('abolition')}
      />
      <RefusedOrders title={texts.refusedTitle} orders={refused} onClose={() => setRefused([])} />
    </>
  );
}
