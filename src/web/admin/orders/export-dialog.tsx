import { useState } from 'react';
import { exportOrders } from '#contracts/admin-orders.ts';
import type { OrderFilters } from '#contracts/orders.ts';
import { useCsvExport } from '#web/admin/components/use-csv-export.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type ExportDialogProps = { filters: OrderFilters; count: number; onClose: () => void };

/** Exports what the list shows; the days can be narrowed here too. */
export function ExportDialog({ filters, count: listed, onClose }: ExportDialogProps) {
  const { export: texts } = useAdminMessages().orders;
  const { words } = useMessages();
  const [days, setDays] = useState({ from: filters.from ?? '', to: filters.to ?? '' });
  const { from: _, to: __, ...others } = filters;
  const wanted = { ...others, ...(days.from !== '' && { from: days.from }), ...(days.to !== '' && { to: days.to }) };
  const { start, isBusy, count } = useCsvExport({
    fetchPart: (from) => call(exportOrders, { query: { ...wanted, ...from } }),
    fileName: texts.fileName,
    exported: texts.exported,
  });
  const isTurned = days.from !== '' && days.to !== '' && days.from > days.to;

  async function press() {
    if (await start()) onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.title}
      description={texts.text(listed)}
      closeLabel={words.close}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" isLoading={isBusy} disabled={isTurned} onClick={() => void press()}>
            {count ? texts.exporting(count) : texts.download}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.from}>
          <TextInput
            type="date"
            value={days.from}
            onChange={({ target }) => setDays({ ...days, from: target.value })}
          />
        </Field>
        <Field label={texts.to} error={isTurned ? texts.turned : undefined}>
          <TextInput type="date" value={days.to} onChange={({ target }) => setDays({ ...days, to: target.value })} />
        </Field>
      </div>
    </Dialog>
  );
}
