import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { offeredPayments, paymentLabels } from '#domain/payment-methods.ts';
import { defaultTerms } from '#domain/sales-terms.ts';
import { useCart } from '#web/features/cart/cart.ts';
import { totalKopecks } from '#web/features/cart/cart-rules.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { useShopSettings } from '#web/kit/shop-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { FormPart } from './form-part.tsx';

const longestComment = 400;

/** The methods that the shop offers for this delivery and sum. */
export function PaymentPart() {
  const { payment: texts } = useCheckoutMessages().checkout;
  const language = useLanguage();
  const { terms } = useShopSettings() ?? { terms: defaultTerms };
  const { setValue, formState } = useFormContext<CheckoutValues>();
  const method = useWatch<CheckoutValues, 'paymentMethod'>({ name: 'paymentMethod' });
  const delivery = useWatch<CheckoutValues, 'deliveryAddress.delivery'>({ name: 'deliveryAddress.delivery' });
  const total = totalKopecks(useCart());
  const offered = offeredPayments(terms.payments, delivery ?? 'nova-poshta', total);
  const [first] = offered;
  const isOffered = offered.some((kind) => paymentLabels[kind][language] === method);
  // Another delivery or sum may exclude what was chosen.
  useEffect(() => {
    if (!isOffered && first) setValue('paymentMethod', paymentLabels[first][language]);
  }, [isOffered, first, language, setValue]);
  return (
    <FormPart number={3} heading={texts.heading}>
      <RadioCards
        legend={texts.method}
        isLegendHidden
        name="paymentMethod"
        cards={offered.map((kind) => {
          const title = paymentLabels[kind][language];
          return { value: title, title, text: texts.notes[kind] };
        })}
        value={method}
        onChange={(value) => setValue('paymentMethod', value)}
        error={formState.errors.paymentMethod?.message}
        className="sm:grid-cols-1!"
      />
      <Comment />
    </FormPart>
  );
}

function Comment() {
  const { comment: texts } = useCheckoutMessages().checkout;
  const { register, getValues, formState } = useFormContext<CheckoutValues>();
  const [isShown, setIsShown] = useState(() => getValues('comment') !== '');
  const [isAsked, setIsAsked] = useState(false);
  const { length } = useWatch<CheckoutValues, 'comment'>({ name: 'comment' });

  if (!isShown) {
    const show = () => {
      setIsShown(true);
      setIsAsked(true);
    };
    return (
      <Button
        kind="quiet"
        className="justify-self-start px-3!"
        icon={<MessageSquarePlus aria-hidden="true" className="size-5" />}
        onClick={show}
      >
        {texts.add}
      </Button>
    );
  }
  return (
    <Field
      label={texts.label}
      hint={length > 0 && texts.count(length, longestComment)}
      error={formState.errors.comment?.message}
    >
      <Textarea {...register('comment')} rows={3} autoFocus={isAsked} />
    </Field>
  );
}
