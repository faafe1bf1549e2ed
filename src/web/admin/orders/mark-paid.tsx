import HandCoins from 'lucide-react/icons/hand-coins';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { markOrderPaid, paidNote } from '#contracts/admin-orders.ts';
import type { Order } from '#contracts/orders.ts';
import { canBeMarkedPaid } from '#domain/order-process.ts';
import { isThroughBank } from '#domain/payment-methods.ts';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { formatTotal } from '#web/kit/product-price.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Staff took the money themselves. Nothing for an order that is paid or cancelled. */
export function MarkPaid({ order }: { order: Order }) {
  const { markPaid: texts } = useAdminMessages().orders;
  const [isOpen, setIsOpen] = useState(false);
  if (!canBeMarkedPaid(order)) return null;
  return (
    <>
      <Button size="small" className="mt-3" icon={<HandCoins aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <MarkPaidDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function MarkPaidDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { markPaid: texts } = useAdminMessages().orders;
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: paidNote,
    defaultValues: { note: '' },
    save: (body) => call(markOrderPaid, { params: { id: order._id }, body }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });
  return (
    <FormDialog title={texts.title(order.orderNo)} saving={saving} onClose={onClose}>
      <p>{texts.text(formatTotal(order.rest ?? order.totalSum))}</p>
      {isThroughBank(order.paymentKind) && <p className="text-sm text-ink-2">{texts.online}</p>}
      <Field label={texts.note} hint={texts.noteHint} isRequired error={errors.note?.message}>
        <TextInput {...form.register('note')} autoComplete="off" maxLength={300} />
      </Field>
    </FormDialog>
  );
}
