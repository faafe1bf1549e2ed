import { useController } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { otherWayInput, payRefundOtherwise, type Refund } from '#contracts/refunds.ts';
import { formatMoney } from '#domain/money.ts';
import { type OtherWay, otherWays } from '#domain/refund-states.ts';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Staff paid back themselves what the bank refused to. */
export function PaidOtherwise({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { otherwise: texts } = useAdminMessages().refunds;
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: otherWayInput,
    defaultValues: { way: 'cash' as OtherWay, note: '' },
    save: (body) => call(payRefundOtherwise, { params: { id: refund._id }, body }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });
  const { field } = useController({ control: form.control, name: 'way' });
  return (
    <FormDialog title={texts.title(formatMoney(kopecksOf(refund.amount)))} saving={saving} onClose={onClose}>
      <p>{texts.text}</p>
      <RadioCards
        legend={texts.way}
        name="way"
        cards={otherWays.map((way) => ({ value: way, title: texts.ways[way] }))}
        value={field.value}
        onChange={field.onChange}
        error={errors.way?.message}
      />
      <Field label={texts.note} hint={texts.noteHint} isRequired error={errors.note?.message}>
        <TextInput {...form.register('note')} autoComplete="off" maxLength={300} />
      </Field>
    </FormDialog>
  );
}
