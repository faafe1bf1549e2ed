import { Form, useSearchParams } from 'react-router';
import { SearchField } from '#web/ui/search-field.tsx';

/** The search of a list stands in its address, so that it can be shared, reloaded and gone back to. */
export function ListSearch({ label }: { label: string }) {
  const [params] = useSearchParams();
  const find = params.get('find') ?? '';
  return (
    <Form role="search" className="mb-4 max-w-90">
      <SearchField key={find} name="find" label={label} placeholder={label} defaultValue={find} />
    </Form>
  );
}
