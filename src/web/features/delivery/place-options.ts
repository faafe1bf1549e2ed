import type { CarrierPlace } from '#contracts/carrier.ts';
import type { ComboOption } from '#web/ui/combo-options.ts';

export const placeOptions = (places: readonly CarrierPlace[]): ComboOption[] =>
  places.map(({ Ref, Description }) => ({ value: Ref, label: Description }));
