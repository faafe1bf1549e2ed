import { type Control, useController } from 'react-hook-form';
import { type PaymentKind, paymentKindOf, paymentKinds, paymentLabels } from '#domain/payment-methods.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useShopSettings } from '#web/kit/shop-settings.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { OrderValues, WrittenOrder } from './order-values.ts';

type PaymentChoiceProps = {
  control: Control<OrderValues, unknown, WrittenOrder>;
  /** The money has come: how cannot be changed any more. */
  isFixed: boolean;
  /** The order's label, which a buyer may have written. */
  written: string | undefined;
};

/** One of the shop's ways to pay. Those through the bank expire. */
export function PaymentChoice({ control, isFixed, written }: PaymentChoiceProps) {
  const { form: texts } = useAdminMessages().orders;
  const language = useLanguage();
  const { field, fieldState } = useController({ control, name: 'paymentKind' });
  const offers = useShopSettings()?.terms.payments ?? [];
  // The bank has to know the shop for instalments.
  const isPossible = (kind: PaymentKind) =>
    kind !== 'instalments' || kind === field.value || offers.some((offer) => offer.kind === kind);
  const kinds = paymentKinds.filter(isPossible);
  const isOwnWord = written !== undefined && paymentKindOf(written) === null;
  return (
    <>
      <RadioCards
        legend={texts.paymentMethod}
        isLegendHidden
        name="paymentKind"
        cards={kinds.map((kind) => ({
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
