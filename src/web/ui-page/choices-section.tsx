import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceChip, LinkChip, RemovableChip } from '#web/ui/chip.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Row, Section, useUiPageTexts } from './section.tsx';

const volumesMl = [3, 5, 10, 30];

export function ChoicesSection() {
  const { sections, choices, fields } = useUiPageTexts();
  const [delivery, setDelivery] = useState<'novaPoshta' | 'pickup' | 'courier'>('novaPoshta');
  const [volumeMl, setVolumeMl] = useState(5);
  const [isShown, setIsShown] = useState(true);
  const [filters, setFilters] = useState(['Byredo', 'Hermès', 'Tom Ford']);
  return (
    <Section title={sections.choices}>
      <div className="grid gap-8 sm:grid-cols-2">
        <fieldset className="max-w-60">
          <legend className="label-caps mb-2 text-ink-2">{choices.brand}</legend>
          <Checkbox label="Byredo" note="18" defaultChecked />
          <Checkbox label="Creed" note="12" />
          <Checkbox label="Hermès" note="16" disabled />
        </fieldset>
        <div className="flex flex-col items-start gap-2">
          <Switch label={choices.active} isOn={isShown} onChange={setIsShown} />
          <Switch label={choices.active} isOn={!isShown} onChange={(isOn) => setIsShown(!isOn)} />
          <Switch label={choices.active} isOn disabled onChange={() => undefined} />
        </div>
      </div>
      <div className="max-w-3xl">
        <RadioCards
          legend={choices.delivery}
          name="delivery"
          value={delivery}
          onChange={setDelivery}
          cards={[
            { value: 'novaPoshta', title: choices.novaPoshta, text: choices.novaPoshtaText },
            { value: 'pickup', title: choices.pickup, text: choices.pickupText },
            { value: 'courier', title: choices.courier, text: choices.courierText, isDisabled: true },
          ]}
        />
      </div>
      <Row>
        <LinkChip href="#decant" isCurrent>
          {choices.decant}
        </LinkChip>
        {[30, 50, 100].map((ml) => (
          <LinkChip key={ml} href={`#${ml}`}>
            {fields.ml(ml)}
          </LinkChip>
        ))}
      </Row>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{choices.volumes}</legend>
        <Row>
          {volumesMl.map((ml) => (
            <ChoiceChip key={ml} isChosen={ml === volumeMl} onChoose={() => setVolumeMl(ml)}>
              {fields.ml(ml)}
            </ChoiceChip>
          ))}
          <ChoiceChip isChosen={false} isDisabled onChoose={() => undefined}>
            {fields.ml(100)}
          </ChoiceChip>
        </Row>
      </fieldset>
      <Row>
        {filters.map((name) => (
          <RemovableChip
            key={name}
            removeLabel={choices.remove(name)}
            onRemove={() => setFilters(filters.filter((other) => other !== name))}
          >
            {name}
          </RemovableChip>
        ))}
      </Row>
    </Section>
  );
}
