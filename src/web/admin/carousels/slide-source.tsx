import { useState } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SearchPicker } from '../parts/search-picker.tsx';
import { useChoices } from '../parts/use-choices.ts';
import { useSaidOnce } from './use-said-once.ts';

type Offered = { _id: string; label: string; note: string | null };

type SlideSourceProps = {
  texts: { label: string; placeholder: string; hint: string; none: string; loaded: string; problem: string };
  ask: (find: string, signal: AbortSignal) => Promise<readonly Offered[]>;
  taken: ReadonlySet<string>;
  onPick: (id: string) => void;
};

/** One kind of thing that can become a slide, found by typing. */
export function SlideSource({ texts, ask, taken, onPick }: SlideSourceProps) {
  const { words } = useMessages();
  const [find, setFind] = useState('');
  const { choices, problem, isLoading, isAnswered, retry } = useChoices(find, ask);
  useSaidOnce(isAnswered, texts.loaded);
  return (
    <div className="grid gap-2">
      <Field label={texts.label} hint={texts.hint}>
        <SearchPicker
          choices={choices}
          optionOf={({ _id, label, note }) => ({ value: _id, label, note: note ?? '', isDisabled: taken.has(_id) })}
          onFind={setFind}
          onPick={({ _id }) => onPick(_id)}
          isLoading={isLoading}
          placeholder={texts.placeholder}
          emptyText={find === '' ? texts.none : undefined}
        />
      </Field>
      <FormProblem message={problem === undefined ? undefined : `${texts.problem}. ${problem}`}>
        <Button size="small" className="mt-3" onClick={retry}>
          {words.retry}
        </Button>
      </FormProblem>
    </div>
  );
}
