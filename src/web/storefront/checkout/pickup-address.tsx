import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { pickupPlace } from '#domain/delivery.ts';
import { cityName, streetName } from '#domain/place-names.ts';
import { shop } from '#domain/shop.ts';
import type { PickupPoint, PickupPoints } from '#web/features/delivery/delivery-places.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useCheckoutMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { pickupAddress } from './pickup-place.ts';

/** Fills in the address of the pickup point as soon as it is known. */
function usePickupPlace(points: readonly PickupPoint[] | null): void {
  const { setValue } = useFormContext<CheckoutValues>();
  const { region, city, address } = useWatch<CheckoutValues, 'deliveryAddress'>({ name: 'deliveryAddress' });
  useEffect(() => {
    const right = pickupAddress(address, points);
    const isRight = [region, city, address].every((place, at) => {
      return place?.label === [right.region, right.city, right.address][at]?.label;
    });
    if (!isRight) setValue('deliveryAddress', right);
  }, [points, region, city, address, setValue]);
}

export function PickupAddress({ pickup: { points, hasFailed, retry } }: { pickup: PickupPoints }) {
  const { delivery: texts } = useCheckoutMessages().checkout;
  const { words } = useMessages();
  const language = useLanguage();
  const { control } = useFormContext<CheckoutValues>();
  const { field, fieldState } = useController({ control, name: 'deliveryAddress.address' });
  usePickupPlace(points);

  if (hasFailed) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
        {texts.notLoaded}
        <Button size="small" onClick={retry}>
          {words.retry}
        </Button>
      </p>
    );
  }
  if (points === null) return <Skeleton className="h-16" />;
  const hours = `${texts.hours}: ${shop.openingHours[language]}.`;
  const [first, ...others] = points;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <p className="text-ink-2">
        {texts.pickupNote(`${cityName(pickupPlace.city, language)}, ${streetName(first.address, language)}`)} {hours}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <RadioCards
        ref={field.ref}
        legend={texts.pickupPoint}
        name="pickupPoint"
        cards={points.map(({ name, address }) => ({
          value: address,
          title: name,
          text: streetName(address, language),
        }))}
        value={field.value?.label ?? null}
        onChange={(address) => field.onChange({ value: address, label: address })}
        error={fieldState.error?.message}
      />
      <p className="text-sm text-ink-2">{hours}</p>
    </div>
  );
}
