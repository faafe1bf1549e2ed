import { useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { type StockMoveInput, stockMoveInput } from '#contracts/stock.ts';
import { manualReasons, type StockUnit } from '#domain/stock-moves.ts';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type StockMoveDialogProps = {
  title: string;
  /** What there is, as the user sees it. */
  quantity: number;
  unit: StockUnit;
  save: (move: StockMoveInput) => Promise<Answer<unknown>>;
  onClose: () => void;
};

const input = stockMoveInput.omit({ was: true });

export function StockMoveDialog({ title, quantity, unit, save, onClose }: StockMoveDialogProps) {
  const { stock: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: { reason: 'receipt' as const, amount: '', note: '' },
    save: (move) => save({ ...move, was: quantity }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });

  return (
    <FormDialog title={title} saving={saving} onClose={onClose}>
      <p className="figures">
        {texts.now}: <strong>{texts.amount(quantity, texts.units[unit])}</strong>
      </p>
      <Field label={texts.reason} isRequired error={errors.reason?.message}>
        <Select
          {...form.register('reason')}
          options={manualReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        />
      </Field>
      <Field label={texts.amountOf[reason]} isRequired error={errors.amount?.message}>
        <TextInput
          {...form.register('amount')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          suffix={texts.units[unit]}
        />
      </Field>
      <Field label={texts.note} hint={texts.noteHint} error={errors.note?.message}>
        <TextInput {...form.register('note')} autoComplete="off" maxLength={200} />
      </Field>
    </FormDialog>
  );
}
