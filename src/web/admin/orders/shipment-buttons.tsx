import ChevronDown from 'lucide-react/icons/chevron-down';
import Truck from 'lucide-react/icons/truck';
import { useState } from 'react';
import { type BulkShipment, createShipments } from '#contracts/shipments.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { showProblemToast, useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { ChoiceMenu } from '#web/ui/choice-menu.tsx';
import { showToast } from '#web/ui/toast.ts';
import { RefusedOrders } from './refused-orders.tsx';
import { usePrinting } from './use-printing.ts';

type Print = '100x100' | 'a4' | 'register';

/** Waybills, labels and a register of the chosen orders. */
export function ShipmentButtons({ ids }: { ids: readonly string[] }) {
  const { bulk: texts } = useAdminMessages().shipments;
  const { send, isLoading } = useRequest();
  const { printLabels, makeRegister, isPrinting, missing, forgetMissing } = usePrinting();
  const [refused, setRefused] = useState<readonly BulkShipment[]>([]);

  async function create() {
    const answer = await send(() => call(createShipments, { body: { ids: [...ids] } }), showProblemToast);
    if (!answer) return;
    const { results } = answer.data;
    const done = results.filter(({ problem }) => problem === null);
    setRefused(results.filter(({ problem }) => problem !== null));
    if (done.length > 0) showToast({ kind: 'success', title: texts.done(done.length) });
  }

  const print = (what: Print) => void (what === 'register' ? makeRegister(ids) : printLabels(ids, what));
  const options: { value: Print; label: string }[] = [
    { value: '100x100', label: texts.labels },
    { value: 'a4', label: texts.labelsA4 },
    { value: 'register', label: texts.register },
  ];
  return (
    <>
      <Button size="small" icon={<Truck aria-hidden="true" />} isLoading={isLoading} onClick={() => void create()}>
        {texts.create}
      </Button>
      <ChoiceMenu
        label={texts.print}
        value={null}
        options={options}
        onChoose={print}
        isBusy={isPrinting}
        className={buttonClasses('secondary', 'small', false)}
      >
        {texts.print}
        <ChevronDown aria-hidden="true" className="size-4" />
      </ChoiceMenu>
      <RefusedOrders title={texts.failedTitle} orders={refused} onClose={() => setRefused([])} />
      <RefusedOrders title={texts.failedTitle} orders={missing} onClose={forgetMissing} />
    </>
  );
}
