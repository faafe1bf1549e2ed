import { useState } from 'react';
import { formatNumber } from '#domain/numbers.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceChip, LinkChip, RemovableChip } from '#web/ui/chip.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Row, Section } from './section.tsx';
import { useUiPageTexts } from './ui-page-texts.ts';

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
      <Tabs
        label={choices.tabs}
        tabs={[
          { value: 'description', label: choices.description, content: <p>{choices.descriptionText}</p> },
          { value: 'characteristics', label: choices.characteristics, content: <p>{choices.characteristicsText}</p> },
        ]}
      />
      <Tabs
        label={choices.orders}
        look="segmented"
        tabs={[
          { value: 'all', label: choices.all, count: formatNumber(1284), content: <p>1–10</p> },
          { value: 'np', label: choices.novaPoshta, count: formatNumber(1102), content: <p>1–10</p> },
          { value: 'pickup', label: choices.pickup, count: formatNumber(182), content: <p>1–10</p> },
        ]}
      />
    </Section>
  );
}
