import { type Control, useController } from 'react-hook-form';
import { paymentKindOf, paymentKinds, paymentLabels } from '#domain/payment-methods.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { OrderValues, WrittenOrder } from './order-values.ts';

type PaymentChoiceProps = {
  control: Control<OrderValues, unknown, WrittenOrder>;
  /** The money has come: how cannot be changed any more. */
  isFixed: boolean;
  /** The order's label, which a buyer may have written. */
  written: string | undefined;
};

/** One of the shop's ways to pay. Only the online one expires. */
export function PaymentChoice({ control, isFixed, written }: PaymentChoiceProps) {
  const { form: texts } = useAdminMessages().orders;
  const language = useLanguage();
  const { field, fieldState } = useController({ control, name: 'paymentKind' });
  const isOwnWord = written !== undefined && paymentKindOf(written) === null;
  return (
    <>
      <RadioCards
        legend={texts.paymentMethod}
        isLegendHidden
        name="paymentKind"
        cards={paymentKinds.map((kind) => ({
          value: kind,
          title: paymentLabels[kind][language],
          text: texts.paymentNotes[kind],
          isDisabled: isFixed && kind !== field.value,
        }))}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        ref={field.ref}
      />
      {isOwnWord && <p className="text-sm text-ink-2">{texts.deliveryWritten(written)}</p>}
    </>
  );
}
