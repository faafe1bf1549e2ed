import type { Carousel } from '#contracts/carousels.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useListAddress } from '../parts/list-address.ts';
import { chosenName, noneChosen } from './load-carousels.ts';

type CarouselChoiceProps = { carousels: readonly Carousel[]; chosen: Carousel | null };

/** Which carousel the slides below belong to. */
export function CarouselChoice({ carousels, chosen }: CarouselChoiceProps) {
  const { carousels: texts } = useAdminMessages();
  const { goTo } = useListAddress();
  return (
    <Field label={texts.choice} className="mb-4 sm:max-w-90">
      <Select
        value={chosen?._id ?? ''}
        placeholder={texts.choose}
        options={carousels.map(({ _id, title, active }) => ({
          value: _id,
          label: active ? texts.activeTitle(title) : title,
        }))}
        onChange={(event) => goTo({ [chosenName]: event.target.value || noneChosen })}
      />
    </Field>
  );
}
