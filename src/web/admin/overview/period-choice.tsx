import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPeriod, longestPeriodDays } from '#domain/period.ts';
import { SegmentLinks } from '#web/admin/components/list-filters.tsx';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type ChosenPeriod, quickAddress, quickDays } from './period-address.ts';

type PeriodChoiceProps = { period: ChosenPeriod; today: string };

/** Preset periods or a custom range. */
export function PeriodChoice({ period, today }: PeriodChoiceProps) {
  const { period: texts } = useAdminMessages().overview;
  const navigate = useNavigate();
  const [isMistaken, setIsMistaken] = useState(false);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const picked = { from: String(form.get('from')), to: String(form.get('to')) };
    setIsMistaken(!isPeriod(picked));
    if (isPeriod(picked)) void navigate(`?${new URLSearchParams(picked)}`, { preventScrollReset: true });
  }

  return (
    <div className="mb-6 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentLinks
          label={texts.label}
          segments={quickDays.map((days) => ({
            key: String(days),
            href: quickAddress(days),
            label: days === 1 ? texts.today : texts.days(days),
            isCurrent: period.quick === days,
          }))}
        />
        {/* The key resets the inputs for another period. */}
        <form key={`${period.from} ${period.to}`} onSubmit={show} className="flex flex-wrap items-center gap-2">
          <Day name="from" label={texts.from} value={period.from} today={today} />
          <Day name="to" label={texts.to} value={period.to} today={today} />
          <Button type="submit" size="small" className="max-sm:w-full">
            {texts.show}
          </Button>
        </form>
      </div>
      <FormProblem message={isMistaken ? texts.mistake(longestPeriodDays) : undefined} />
    </div>
  );
}

type DayProps = { name: string; label: string; value: string; today: string };

function Day({ name, label, value, today }: DayProps) {
  return (
    <Field label={label} isLabelHidden className="w-36 max-sm:grow">
      <TextInput type="date" name={name} defaultValue={value} max={today} required isDense />
    </Field>
  );
}
