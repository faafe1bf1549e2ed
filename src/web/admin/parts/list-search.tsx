import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useListAddress } from './list-address.ts';

/** Long enough to type the next letter, short enough not to wait. */
const restMs = 300;

type ListSearchProps = {
  label: string;
  /** What its button says, where only Enter and the button search: a list that is large enough for a search to be work. */
  button?: string;
};

/** Searches as soon as the hands rest, and at once on Enter. */
export function ListSearch({ label, button }: ListSearchProps) {
  const { inAddress, goTo } = useListAddress();
  const find = inAddress('find');
  const box = useRef<HTMLInputElement>(null);
  const asked = useRef(find);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Going back and "show all" change the address, and the box follows; what it asked for itself it has already.
  useEffect(() => {
    if (asked.current === find) return;
    asked.current = find;
    if (box.current) box.current.value = find;
  }, [find]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function search() {
    clearTimeout(timer.current);
    const wanted = box.current?.value ?? '';
    if (wanted === asked.current) return;
    // A word typed letter by letter is one step on the way back, not many.
    goTo({ find: wanted }, { replace: asked.current !== '' });
    asked.current = wanted;
  }

  function searchSoon() {
    clearTimeout(timer.current);
    // Emptied by the cross of the field, it wants no further press.
    if (button === undefined || box.current?.value === '') timer.current = setTimeout(search, restMs);
  }

  function searchNow(event: FormEvent) {
    event.preventDefault();
    search();
  }

  return (
    <search className={button ? 'w-full sm:w-110' : 'w-full sm:w-85'}>
      <form onSubmit={searchNow} className="flex gap-2">
        <SearchField
          ref={box}
          name="find"
          label={label}
          placeholder={label}
          defaultValue={find}
          maxLength={200}
          isDense
          className="grow"
          onChange={searchSoon}
        />
        {button && (
          <Button type="submit" size="small">
            {button}
          </Button>
        )}
      </form>
    </search>
  );
}
