import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Form, useSearchParams } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

/** The search lives in the address, so this is a plain form: it works before scripts arrive. */
export function SearchForm({ className }: { className?: string }) {
  const { shopFrame, words } = useMessages();
  const localPath = useLocalPath();
  const [parameters] = useSearchParams();
  const query = parameters.get('query') ?? '';
  return (
    <Form role="search" action={localPath('/products')} className={clsx('relative min-w-0', className)}>
      <SearchField
        key={query}
        name="query"
        label={words.search}
        placeholder={shopFrame.search.placeholder}
        look="pill"
        isDense
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={query}
        className="[&_input]:pr-12 [&_input]:text-ellipsis"
      />
      <IconButton
        type="submit"
        label={shopFrame.search.submit}
        icon={<ArrowRight aria-hidden="true" />}
        className="absolute! top-1/2 right-0.5 -translate-y-1/2 rounded-full! md:size-9!"
      />
    </Form>
  );
}
