import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import { useCityOptions } from '#web/features/delivery/city-options.ts';
import { keepDeliveryCity, readDeliveryCity } from '#web/features/delivery/delivery-city.ts';
import { useDeliveryEstimate } from '#web/features/delivery/delivery-estimate.ts';
import { cityOptionIn } from '#web/features/delivery/place-labels.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useDeliveryMessages, useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { ComboOption } from '#web/ui/combo-options.ts';
import { Field } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { EstimateResult } from './estimate-result.tsx';

function chosenBefore(language: Language): ComboOption | null {
  const city = readDeliveryCity();
  return city && cityOptionIn(language, city);
}

export function CityEstimate() {
  const { estimate: text } = useDeliveryMessages();
  const { words } = useMessages();
  const language = useLanguage();
  const [city, setCity] = useState<ComboOption | null>(() => chosenBefore(language));
  const cities = useCityOptions(undefined, false);
  const estimate = useDeliveryEstimate(city?.value ?? null);

  return (
    <div className="grid gap-5">
      <Field label={text.city} hint={cities.hasFailed && text.notLoaded} className="max-w-md">
        <ComboBox
          options={cities.options.map((option) => cityOptionIn(language, option))}
          onQueryChange={cities.search}
          value={city}
          onChange={(next) => {
            setCity(next);
            const chosen = next && cities.options.find(({ value }) => value === next.value);
            if (chosen) keepDeliveryCity(chosen);
          }}
          isLoading={cities.isLoading}
          placeholder={text.choose}
          emptyText={cities.isTooShort ? text.choose : words.nothingFound}
          loadingText={words.loading}
          openLabel={words.open}
          clearLabel={words.clear}
        />
      </Field>
      <div aria-live="polite" aria-atomic="true">
        {city === null ? (
          <EstimateResult />
        ) : estimate === null ? (
          <Spinner label={text.working} />
        ) : (
          <EstimateResult city={city.label} estimate={estimate} />
        )}
      </div>
    </div>
  );
}
