import { Form, useSearchParams } from 'react-router';
import type { Role } from '#contracts/roles.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';

/** Both stand in the address; a new search starts at the first page. */
export function UserFilters({ roles }: { roles: readonly Role[] }) {
  const { users: texts } = useAdminMessages();
  const [params] = useSearchParams();
  const find = params.get('find') ?? '';
  const role = params.get('role') ?? '';
  return (
    <Form role="search" className="mb-4 flex flex-wrap gap-3">
      <SearchField
        key={find}
        name="find"
        label={texts.search}
        placeholder={texts.search}
        defaultValue={find}
        maxLength={200}
        className="w-full sm:w-90"
      />
      <Field label={texts.roleFilter} isLabelHidden className="w-full sm:w-56">
        <Select
          key={role}
          name="role"
          defaultValue={role}
          placeholder={texts.everyRole}
          options={roles.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      </Field>
    </Form>
  );
}
