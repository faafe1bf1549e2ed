import { getDefaultPermissions, getRole } from '#contracts/roles.ts';
import { load } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { FormSkeleton } from '../parts/form-page.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { RoleForm } from './role-form.tsx';

export async function clientLoader({ params: { id } }: { params: { id?: string } }) {
  const [defaults, role] = await Promise.all([
    load(getDefaultPermissions, {}),
    id === undefined ? null : load(getRole, { params: { id } }),
  ]);
  return { defaults, role };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { roles: texts } = useAdminMessages();
  return <FormSkeleton title={texts.title} loading={texts.loading} />;
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().roles.problemTitle} />;

type RoleFormPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function RoleFormPage({ loaderData: { defaults, role } }: RoleFormPageProps) {
  // Another role, or a newer state of this one, is another form.
  return <RoleForm key={role ? `${role._id}/${role.version}` : 'new'} role={role} defaults={defaults} />;
}
