import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { Problem } from '#contracts/kit/problem.ts';
import {
  createRole,
  editRole,
  getDefaultPermissions,
  getRole,
  type RoleWithPeople,
  roleInput,
} from '#contracts/roles.ts';
import {
  type AreaPermissions,
  areas,
  type ModuleName,
  modulesBeyond,
  type modulesOf,
  type Permissions,
  withArea,
} from '#domain/permissions.ts';
import { FormPage, FormSkeleton } from '#web/admin/components/form-layouts.tsx';
import { ListProblem } from '#web/admin/components/list-page.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AreaSwitches } from './area-switches.tsx';

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
  // The key resets the form for another role or a newer version.
  return <RoleForm key={role ? `${role._id}/${role.version}` : 'new'} role={role} defaults={defaults} />;
}

const input = z.object({
  name: roleInput.shape.name,
  description: roleInput.shape.description,
  permissions: z.custom<Permissions>(),
});

/** On the wire the field is `adminModules`, in the form `permissions`. */
const mapProblem = ({ data: { adminModules } }: Problem) =>
  typeof adminModules === 'string' ? { field: 'permissions' as const, message: adminModules } : null;

type RoleFormProps = {
  /** Null to create. */
  role: RoleWithPeople | null;
  /** All modules of both areas, as named by the server. */
  defaults: Permissions;
};

function RoleForm({ role, defaults }: RoleFormProps) {
  const { roles: texts } = useAdminMessages();
  const listPath = useLocalPath()('/admin/roles');
  const navigate = useNavigate();
  const own = useSession()?.permissions ?? null;
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: role?.permissions ?? defaults,
    },
    save: ({ permissions, ...typed }) => {
      const body = { ...typed, ...permissionsBody(permissions) };
      return role
        ? call(editRole, { params: { id: role._id }, body: { ...body, version: role.version } })
        : call(createRole, { body });
    },
    onSaved: async () => {
      // The user's own role may have changed, and with it the sidebar.
      await refreshSession();
      await navigate(listPath);
    },
    mapProblem,
  });
  const { field: permissions, fieldState } = useController({ control: form.control, name: 'permissions' });
  const lockedModules = modulesBeyond(own, withArea(defaults, 'admin', true));

  return (
    <FormPage
      title={role ? texts.editTitle(role.name) : texts.createTitle}
      back={{ label: texts.toList, href: listPath }}
      saving={saving}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={texts.name} isRequired error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="off" maxLength={60} />
        </Field>
        <Field label={texts.description} hint={texts.descriptionHint} error={errors.description?.message}>
          <TextInput {...form.register('description')} autoComplete="off" maxLength={300} />
        </Field>
      </div>
      {areas.map((area) => (
        <AreaSwitches
          key={area}
          area={area}
          modules={namesOf(defaults, area)}
          permissions={permissions.value}
          locked={area === 'admin' ? lockedModules : []}
          onChange={permissions.onChange}
          error={area === 'admin' ? fieldState.error?.message : undefined}
        />
      ))}
      {role && role.peopleCount > 0 && <p className="text-sm text-ink-2">{texts.hasPeople(role.peopleCount)}</p>}
    </FormPage>
  );
}

function namesOf(defaults: Permissions, area: keyof typeof modulesOf): ModuleName[] {
  return Object.keys(defaults[area].modules) as ModuleName[];
}

function flags<Name extends ModuleName>({ modules }: AreaPermissions<Name>): Record<Name, boolean> {
  const names = Object.keys(modules) as Name[];
  return Object.fromEntries(names.map((name) => [name, modules[name].access])) as Record<Name, boolean>;
}

const permissionsBody = ({ admin, customer }: Permissions) => ({
  adminAccess: admin.access,
  customerAccess: customer.access,
  adminModules: flags(admin),
  customerModules: flags(customer),
});
