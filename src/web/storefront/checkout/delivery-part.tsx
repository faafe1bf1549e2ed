import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DeliveryAddress } from '#contracts/delivery-addresses.ts';
import { type DeliveryKind, deliveryLabels, pickupPlace } from '#domain/delivery.ts';
import { cityName } from '#domain/place-names.ts';
import { defaultTerms } from '#domain/sales-terms.ts';
import { type PickupPoints, usePickupPoints } from '#web/features/delivery/delivery-places.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { useShopSettings } from '#web/kit/shop-settings.ts';
import { type RadioCard, RadioCards } from '#web/ui/radio-cards.tsx';
import { CarrierAddress } from './carrier-address.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { FormPart } from './form-part.tsx';
import { PickupAddress } from './pickup-address.tsx';
import { chosenAddress, type DeliveryValues, noAddress, offeredAddresses, savedValues } from './saved-addresses.ts';
import { SavedAddressesField } from './saved-addresses-field.tsx';

/** Saved addresses of the buyer, if any, and the fields of another one. */
export function DeliveryPart({ addresses }: { addresses: readonly DeliveryAddress[] }) {
  const { delivery: texts } = useCheckoutMessages().checkout;
  const localPath = useLocalPath();
  const { formState } = useFormContext<CheckoutValues>();
  const pickup = usePickupPoints();
  const { terms } = useShopSettings() ?? { terms: defaultTerms };
  const known = addresses.filter(({ kind }) => terms.deliveries.includes(kind));
  const offered = offeredAddresses(known, pickup.points);
  const { chosen, choose } = useSavedAddress(offered);
  // A refused address must be corrected in the fields.
  const isCorrected = formState.errors.deliveryAddress !== undefined;
  return (
    <FormPart number={2} heading={texts.heading}>
      {offered.length > 0 && <SavedAddressesField addresses={offered} chosen={chosen} onChoose={choose} />}
      {(chosen === null || isCorrected) && <NewAddress pickup={pickup} />}
      <p className="text-sm">
        {/* In a new tab, so that the form stays as it is. */}
        <a href={localPath('/delivery')} target="_blank" className="underline underline-offset-4" rel="noopener">
          {texts.about}
        </a>
      </p>
    </FormPart>
  );
}

/** Choosing a saved address keeps what was typed, for the way back to "another address". */
function useSavedAddress(addresses: readonly DeliveryAddress[]) {
  const { setValue, getValues, clearErrors } = useFormContext<CheckoutValues>();
  const chosen = chosenAddress(addresses, useWatch<CheckoutValues, 'deliveryAddress'>({ name: 'deliveryAddress' }));
  const typed = useRef<DeliveryValues>(noAddress);

  const choose = (address: DeliveryAddress | null) => {
    if (chosen === null) {
      typed.current = { deliveryAddress: getValues('deliveryAddress'), isAddressTyped: getValues('isAddressTyped') };
    }
    const { deliveryAddress, isAddressTyped } = address ? savedValues(address) : typed.current;
    setValue('deliveryAddress', deliveryAddress, { shouldDirty: true });
    setValue('isAddressTyped', isAddressTyped);
    clearErrors('deliveryAddress');
  };
  return { chosen, choose };
}

/** The way of delivery, and the address from lists or typed by hand. */
function NewAddress({ pickup }: { pickup: PickupPoints }) {
  const { delivery: texts } = useCheckoutMessages().checkout;
  const language = useLanguage();
  const { setValue, clearErrors, formState } = useFormContext<CheckoutValues>();
  const delivery = useWatch<CheckoutValues, 'deliveryAddress.delivery'>({ name: 'deliveryAddress.delivery' });
  const [only, ...others] = pickup.points ?? [];
  const isNowhere = pickup.points?.length === 0;
  const { terms } = useShopSettings() ?? { terms: defaultTerms };

  const pickupText = () => {
    if (isNowhere) return texts.pickupNone;
    return only && others.length === 0 ? `${cityName(pickupPlace.city, language)}, ${only.address}` : texts.pickupText;
  };
  const cardTexts = { 'nova-poshta': texts.carrierText, courier: texts.courierText, pickup: pickupText() };
  const cards = terms.deliveries.map(
    (kind): RadioCard<DeliveryKind> => ({
      value: kind,
      title: deliveryLabels[kind][language],
      text: cardTexts[kind],
      isDisabled: kind === 'pickup' && isNowhere,
    }),
  );

  /** A different delivery method resets the address. */
  const change = (kind: DeliveryKind) => {
    setValue('deliveryAddress', { delivery: kind, region: null, city: null, address: null }, { shouldDirty: true });
    setValue('isAddressTyped', false);
    clearErrors('deliveryAddress');
  };

  return (
    <>
      <RadioCards
        legend={texts.kind}
        isLegendHidden
        name="delivery"
        cards={cards}
        value={delivery}
        onChange={change}
        error={formState.errors.deliveryAddress?.delivery?.message}
      />
      {delivery === 'pickup' ? <PickupAddress pickup={pickup} /> : <CarrierAddress isToDoor={delivery === 'courier'} />}
    </>
  );
}
