import { type FormEvent, useEffect, useRef } from 'react';
import { SearchField } from '#web/ui/search-field.tsx';
import { useListAddress } from './list-address.ts';

/** Long enough to type the next letter, short enough not to wait. */
const restMs = 300;

/** Searches as soon as the hands rest, and at once on Enter. */
export function ListSearch({ label }: { label: string }) {
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
    timer.current = setTimeout(search, restMs);
  }

  function searchNow(event: FormEvent) {
    event.preventDefault();
    search();
  }

  return (
    <search className="w-full sm:w-85">
      <form onSubmit={searchNow}>
        <SearchField
          ref={box}
          name="find"
          label={label}
          placeholder={label}
          defaultValue={find}
          maxLength={200}
          isDense
          onChange={searchSoon}
        />
      </form>
    </search>
  );
}
