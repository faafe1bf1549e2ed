import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { pickupPlace } from '#domain/delivery.ts';
import { shop } from '#domain/shop.ts';
import { useCheckoutTexts } from '#web/kit/checkout-texts.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CheckoutValues, Place } from './checkout-values.ts';
import type { PickupPoints } from './use-pickup-points.ts';

const asPlace = (label: string): Place => ({ value: label, label });

/** One point is used without asking; of several the buyer picks. All of them stand in the shop's own town. */
function usePickupPlace(points: readonly Place[] | null): void {
  const { setValue } = useFormContext<CheckoutValues>();
  const { region, address } = useWatch<CheckoutValues, 'deliveryAddress'>({ name: 'deliveryAddress' });
  const only = points?.length === 1 ? points[0] : undefined;
  const isKnown = points?.some(({ label }) => label === address?.label) ?? true;

  useEffect(() => {
    if (region?.label === pickupPlace.region) return;
    setValue('deliveryAddress.region', asPlace(pickupPlace.region));
    setValue('deliveryAddress.city', asPlace(pickupPlace.city));
  }, [region, setValue]);

  useEffect(() => {
    if (only && address?.label !== only.label) setValue('deliveryAddress.address', only);
    // A point that was chosen earlier may have closed since.
    else if (address && !isKnown) setValue('deliveryAddress.address', null);
  }, [only, address, isKnown, setValue]);
}

export function PickupAddress({ pickup: { points, hasFailed, retry } }: { pickup: PickupPoints }) {
  const { delivery: texts } = useCheckoutTexts().checkout;
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
        {texts.pickupNote(`${pickupPlace.city}, ${first.label}`)} {hours}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <RadioCards
        legend={texts.pickupPoint}
        name="pickupPoint"
        cards={points.map(({ label }) => ({ value: label, title: label }))}
        value={field.value?.label ?? null}
        onChange={(label) => field.onChange(asPlace(label))}
        error={fieldState.error?.message}
      />
      <p className="text-sm text-ink-2">{hours}</p>
    </div>
  );
}
