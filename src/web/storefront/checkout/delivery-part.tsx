import { useFormContext, useWatch } from 'react-hook-form';
import { type DeliveryKind, deliveryLabels, pickupPlace } from '#domain/delivery.ts';
import { usePickupPoints } from '#web/features/delivery/delivery-places.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { type RadioCard, RadioCards } from '#web/ui/radio-cards.tsx';
import { CarrierAddress } from './carrier-address.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { FormPart } from './form-part.tsx';
import { PickupAddress } from './pickup-address.tsx';

export function DeliveryPart() {
  const { delivery: texts } = useCheckoutMessages().checkout;
  const language = useLanguage();
  const { setValue, clearErrors, formState } = useFormContext<CheckoutValues>();
  const delivery = useWatch<CheckoutValues, 'deliveryAddress.delivery'>({ name: 'deliveryAddress.delivery' });
  const pickup = usePickupPoints();
  const [only, ...others] = pickup.points ?? [];
  const isNowhere = pickup.points?.length === 0;

  const pickupText = () => {
    if (isNowhere) return texts.pickupNone;
    return only && others.length === 0 ? `${pickupPlace.city}, ${only.address}` : texts.pickupText;
  };
  const cards: RadioCard<DeliveryKind>[] = [
    { value: 'nova-poshta', title: deliveryLabels['nova-poshta'][language], text: texts.carrierText },
    { value: 'pickup', title: deliveryLabels.pickup[language], text: pickupText(), isDisabled: isNowhere },
  ];

  /** A different delivery method resets the address. */
  const change = (kind: DeliveryKind) => {
    setValue('deliveryAddress', { delivery: kind, region: null, city: null, address: null }, { shouldDirty: true });
    setValue('isAddressTyped', false);
    clearErrors('deliveryAddress');
  };

  return (
    <FormPart number={2} heading={texts.heading}>
      <RadioCards
        legend={texts.kind}
        isLegendHidden
        name="delivery"
        cards={cards}
        value={delivery}
        onChange={change}
        error={formState.errors.deliveryAddress?.delivery?.message}
      />
      {delivery === 'pickup' ? <PickupAddress pickup={pickup} /> : <CarrierAddress />}
    </FormPart>
  );
}
