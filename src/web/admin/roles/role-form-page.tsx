import ChevronLeft from 'lucide-react/icons/chevron-left';
import { getDefaultPermissions, getRole } from '#contracts/roles.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { load } from '#web/kit/load.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListHeading } from '../parts/list-heading.tsx';
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
  return (
    <div aria-busy="true">
      <ListHeading title={texts.title} />
      <p className="sr-only">{texts.loading}</p>
      <div className="flex max-w-4xl flex-col gap-6">
        <Skeleton className="h-12" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </div>
    </div>
  );
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().roles.problemTitle} />;

type RoleFormPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function RoleFormPage({ loaderData: { defaults, role } }: RoleFormPageProps) {
  const { roles: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const title = role ? texts.editTitle(role.name) : texts.createTitle;
  return (
    <>
      <title>{title}</title>
      <Link
        href={localPath('/admin/roles')}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-amber-ink hover:underline md:min-h-9"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {texts.toList}
      </Link>
      <ListHeading title={title} />
      <RoleForm key={role?._id ?? 'new'} role={role} defaults={defaults} />
    </>
  );
}
