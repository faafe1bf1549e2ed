import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { FormPart } from './form-part.tsx';

const longestComment = 400;

export function PaymentPart() {
  const { payment: texts } = useCheckoutMessages().checkout;
  const { setValue, formState } = useFormContext<CheckoutValues>();
  const method = useWatch<CheckoutValues, 'paymentMethod'>({ name: 'paymentMethod' });
  return (
    <FormPart number={3} heading={texts.heading}>
      <RadioCards
        legend={texts.method}
        isLegendHidden
        name="paymentMethod"
        cards={[{ value: method, title: method, text: texts.online }]}
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
