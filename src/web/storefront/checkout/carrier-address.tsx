import { type ReactNode, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeFinder } from '#domain/place-search.ts';
import { useCityOptions } from '#web/features/delivery/city-options.ts';
import { keepDeliveryCity } from '#web/features/delivery/delivery-city.ts';
import { placeOptions, useCarrierPlaces } from '#web/features/delivery/delivery-places.ts';
import { branchFinder, branchOption } from '#web/features/delivery/find-branches.ts';
import { cityOptionIn, regionOptionIn, regionSearchName } from '#web/features/delivery/place-labels.ts';
import { useCheckoutMessages, useMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { PlaceField } from './place-field.tsx';

/** Region, city (also without its region) and branch, or street and house for a courier, from the carrier's lists, or typed by hand if a list is unavailable. */
export function CarrierAddress({ isToDoor }: { isToDoor: boolean }) {
  const { delivery: texts } = useCheckoutMessages().checkout;
  const { setValue, register, formState } = useFormContext<CheckoutValues>();
  const { region, city } = useWatch<CheckoutValues, 'deliveryAddress'>({ name: 'deliveryAddress' });
  const isTyped = useWatch<CheckoutValues, 'isAddressTyped'>({ name: 'isAddressTyped' });

  const regions = useCarrierPlaces('getAreas', isTyped ? null : {});
  const cities = useCityOptions(region?.value, isTyped);
  const inCity = isTyped || !city?.value ? null : { CityRef: city.value };
  const branches = useCarrierPlaces(isToDoor ? 'getStreet' : 'getWarehouses', inCity);

  const regionOptions = useMemo(() => placeOptions(regions.places), [regions.places]);
  const findRegion = useMemo(() => placeFinder(regionOptions, regionSearchName), [regionOptions]);
  const branchOptions = useMemo(
    () => (isToDoor ? placeOptions(branches.places) : branches.places.map(branchOption)),
    [isToDoor, branches.places],
  );
  const findBranch = useMemo(
    () => (isToDoor ? placeFinder(branchOptions, ({ label }) => label) : branchFinder(branchOptions)),
    [isToDoor, branchOptions],
  );
  const placeholder = isToDoor ? texts.chooseStreet : texts.chooseBranch;

  const clearCity = () => setValue('deliveryAddress.city', null);
  const clearAddress = () => setValue('deliveryAddress.address', null);
  const typeByHand = () => setValue('isAddressTyped', true);
  const hintOf = (list: { hasFailed: boolean; retry: () => void }) =>
    list.hasFailed && <NotLoaded onRetry={list.retry} onType={typeByHand} />;

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <PlaceField
        name="deliveryAddress.region"
        label={texts.region}
        isTyped={isTyped}
        options={regionOptions}
        optionIn={regionOptionIn}
        match={findRegion}
        isLoading={regions.isLoading}
        isDisabled={false}
        placeholder={texts.choose}
        hint={hintOf(regions)}
        onChoose={() => {
          if (isTyped) return;
          clearCity();
          clearAddress();
        }}
      />
      <PlaceField
        name="deliveryAddress.city"
        label={texts.city}
        isTyped={isTyped}
        options={cities.options}
        optionIn={cityOptionIn}
        onQueryChange={cities.search}
        {...(cities.isTooShort && { emptyText: texts.choose })}
        isLoading={cities.isLoading}
        isDisabled={false}
        placeholder={texts.choose}
        hint={hintOf(cities)}
        onChoose={(city) => {
          if (isTyped) return;
          if (city) keepDeliveryCity(city);
          const itsRegion = city && cities.regionOf(city.value);
          if (itsRegion) setValue('deliveryAddress.region', itsRegion, { shouldValidate: true });
          clearAddress();
        }}
      />
      <PlaceField
        name="deliveryAddress.address"
        label={isToDoor ? (isTyped ? texts.door : texts.street) : texts.address}
        isTyped={isTyped}
        options={branchOptions}
        match={findBranch}
        isLoading={branches.isLoading}
        isDisabled={!city}
        placeholder={city ? placeholder : texts.cityFirst}
        hint={
          isTyped ? (
            <>
              {texts.typedHint} <PickFromList />
            </>
          ) : (
            hintOf(branches)
          )
        }
        className="sm:col-span-2"
      />
      {isToDoor && !isTyped && (
        <>
          <Field label={texts.house} isRequired error={formState.errors.door?.house?.message}>
            <TextInput {...register('door.house')} maxLength={20} />
          </Field>
          <Field label={texts.flat}>
            <TextInput {...register('door.flat')} maxLength={10} />
          </Field>
        </>
      )}
    </div>
  );
}

const hintButton =
  'inline-flex min-h-11 items-center font-semibold text-amber-ink underline underline-offset-4 md:min-h-7';

function HintButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={hintButton}>
      {children}
    </button>
  );
}

function NotLoaded({ onRetry, onType }: { onRetry: () => void; onType: () => void }) {
  const { delivery: texts } = useCheckoutMessages().checkout;
  const { words } = useMessages();
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span>{texts.notLoaded}</span>
      <HintButton onClick={onRetry}>{words.retry}</HintButton>
      <HintButton onClick={onType}>{texts.typeIt}</HintButton>
    </span>
  );
}

/** Typed text has no id in the carrier's lists, so the choice is reset. */
function PickFromList() {
  const { delivery: texts } = useCheckoutMessages().checkout;
  const { setValue, getValues } = useFormContext<CheckoutValues>();
  const pick = () => {
    const { delivery } = getValues('deliveryAddress');
    setValue('deliveryAddress', { delivery, region: null, city: null, address: null });
    setValue('isAddressTyped', false);
  };
  return <HintButton onClick={pick}>{texts.pickFromList}</HintButton>;
}
