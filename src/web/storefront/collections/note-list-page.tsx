import { listProductFilters } from '#contracts/products.ts';
import { load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCollectionsMessages } from '#web/kit/messages.tsx';
import { LinkChip } from '#web/ui/chip.tsx';
import { notePath } from '../paths.ts';
import type { Route } from './+types/note-list-page.ts';
import { IndexLayout } from './index-layout.tsx';

export async function loader() {
  const { filters } = await load(listProductFilters, { query: {} });
  return filters.note.toSorted((one, other) => one.name.localeCompare(other.name, 'uk'));
}

export default function NoteListPage({ loaderData: notes }: Route.ComponentProps) {
  const texts = useCollectionsMessages().notes;
  const localPath = useLocalPath();
  return (
    <IndexLayout texts={texts} isEmpty={notes.length === 0}>
      <ul className="flex flex-wrap gap-2">
        {notes.map(({ value, name, count }) => (
          <li key={value}>
            <LinkChip href={localPath(notePath(value))}>
              {name} <span className="text-xs text-ink-3">{count}</span>
            </LinkChip>
          </li>
        ))}
      </ul>
    </IndexLayout>
  );
}
