import { useState } from 'react';
import { exportOrders } from '#contracts/admin-orders.ts';
import { shopDay } from '#domain/dates.ts';
import { useCsvExport } from '#web/admin/components/use-csv-export.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Default: the current month until today. */
function thisMonth() {
  const today = shopDay(new Date());
  return { from: `${today.slice(0, 7)}-01`, to: today };
}

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { export: texts } = useAdminMessages().orders;
  const { words } = useMessages();
  const [days, setDays] = useState(thisMonth);
  const { start, isBusy, count } = useCsvExport({
    fetchPart: (from) => call(exportOrders, { query: { ...days, ...from } }),
    fileName: texts.fileName,
    exported: texts.exported,
  });
  const isTurned = days.from > days.to;
  const isReady = days.from !== '' && days.to !== '' && !isTurned;

  async function press() {
    if (await start()) onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.title}
      description={texts.text}
      closeLabel={words.close}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" isLoading={isBusy} disabled={!isReady} onClick={() => void press()}>
            {count ? texts.exporting(count) : texts.download}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.from} isRequired>
          <TextInput
            type="date"
            value={days.from}
            onChange={({ target }) => setDays({ ...days, from: target.value })}
          />
        </Field>
        <Field label={texts.to} isRequired error={isTurned ? texts.turned : undefined}>
          <TextInput type="date" value={days.to} onChange={({ target }) => setDays({ ...days, to: target.value })} />
        </Field>
      </div>
    </Dialog>
  );
}
