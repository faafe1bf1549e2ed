import { useId, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CarrierPlace } from '#contracts/carrier.ts';
import { type DeliveryKind, deliveryKindOf, deliveryKinds, deliveryLabels, pickupPlace } from '#domain/delivery.ts';
import { useCarrierPlaces, usePickupPoints } from '#web/features/delivery/delivery-places.ts';
import { branchFinder, branchOption } from '#web/features/delivery/find-branches.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { OrderValues, WrittenOrder } from './order-values.ts';

type Form = UseFormReturn<OrderValues, unknown, WrittenOrder>;
type DeliveryFieldsProps = { form: Pick<Form, 'control' | 'register' | 'setValue' | 'clearErrors' | 'formState'> };

/** Delivery by carrier or pickup. Places are free text with suggestions from the carrier's lists. */
export function DeliveryFields({ form }: DeliveryFieldsProps) {
  const { form: texts } = useAdminMessages().orders;
  const language = useLanguage();
  const { delivery } = useWatch({ control: form.control, name: 'deliveryAddress' });
  const kind = deliveryKindOf(delivery);

  /** A different delivery method resets the address. */
  function change(next: DeliveryKind) {
    const place = next === 'pickup' ? pickupPlace : { region: '', city: '' };
    const address = { delivery: deliveryLabels[next][language], ...place, address: '' };
    form.setValue('deliveryAddress', address, { shouldDirty: true });
    form.clearErrors('deliveryAddress');
  }

  return (
    <>
      <RadioCards
        legend={texts.delivery}
        isLegendHidden
        name="delivery"
        cards={deliveryKinds.map((one) => ({ value: one, title: deliveryLabels[one][language] }))}
        value={kind}
        onChange={change}
        error={form.formState.errors.deliveryAddress?.delivery?.message}
      />
      {kind === null && <p className="text-sm text-ink-2">{texts.deliveryWritten(delivery)}</p>}
      {kind === 'pickup' ? <PickupFields form={form} /> : <CarrierFields form={form} isToDoor={kind === 'courier'} />}
    </>
  );
}

function PickupFields({ form }: DeliveryFieldsProps) {
  const { form: texts } = useAdminMessages().orders;
  const { points } = usePickupPoints();
  const { address } = useWatch({ control: form.control, name: 'deliveryAddress' });
  const addresses = (points ?? []).map((point) => point.address);
  // Includes the order's pickup point even if it no longer exists.
  const offered = address === '' || addresses.includes(address) ? addresses : [...addresses, address];
  return (
    <Field label={texts.pickupPoint} isRequired error={form.formState.errors.deliveryAddress?.address?.message}>
      <Select
        key={offered.length}
        {...form.register('deliveryAddress.address')}
        placeholder={texts.choosePoint}
        options={offered.map((one) => ({ value: one, label: one }))}
      />
    </Field>
  );
}

const suggestedCount = 50;
const refOf = (places: readonly CarrierPlace[], label: string) =>
  places.find(({ Description }) => Description === label.trim())?.Ref;

function CarrierFields({
  form: { control, register, formState },
  isToDoor,
}: DeliveryFieldsProps & { isToDoor: boolean }) {
  const { form: texts } = useAdminMessages().orders;
  const { region, city, address } = useWatch({ control, name: 'deliveryAddress' });
  const errors = formState.errors.deliveryAddress;
  const regions = useCarrierPlaces('getAreas', {}).places;
  const regionRef = refOf(regions, region);
  const cities = useCarrierPlaces('getCities', regionRef ? { AreaRef: regionRef } : null).places;
  const cityRef = refOf(cities, city);
  const listed = isToDoor ? 'getStreet' : 'getWarehouses';
  const branches = useCarrierPlaces(listed, cityRef ? { CityRef: cityRef } : null).places;
  const findBranch = useMemo(() => branchFinder(branches.map(branchOption)), [branches]);
  const names = (places: readonly CarrierPlace[]) => places.map(({ Description }) => Description);

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={texts.region} isRequired error={errors?.region?.message}>
        <Suggested register={() => register('deliveryAddress.region')} names={names(regions)} />
      </Field>
      <Field label={texts.city} isRequired error={errors?.city?.message}>
        <Suggested register={() => register('deliveryAddress.city')} names={names(cities)} />
      </Field>
      <Field
        label={isToDoor ? texts.door : texts.address}
        isRequired
        error={errors?.address?.message}
        className="sm:col-span-2"
      >
        <Suggested
          register={() => register('deliveryAddress.address')}
          names={findBranch(address, suggestedCount).map(({ label }) => label)}
        />
      </Field>
    </div>
  );
}

type SuggestedProps = { register: () => ReturnType<DeliveryFieldsProps['form']['register']>; names: readonly string[] };

function Suggested({ register, names }: SuggestedProps) {
  const listId = useId();
  return (
    <>
      <TextInput {...register()} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
