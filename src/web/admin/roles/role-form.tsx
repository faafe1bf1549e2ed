import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { Problem } from '#contracts/kit/problem.ts';
import { createRole, editRole, type RoleWithPeople, roleInput } from '#contracts/roles.ts';
import {
  areas,
  type ModuleName,
  modulesBeyond,
  type modulesOf,
  type Permissions,
  withArea,
} from '#domain/permissions.ts';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { useSaveForm } from '../parts/use-save-form.ts';
import { AreaSwitches } from './area-switches.tsx';
import { permissionsBody } from './role-body.ts';

const input = z.object({
  name: roleInput.shape.name,
  description: roleInput.shape.description,
  permissions: z.custom<Permissions>(),
});

/** The wire knows modules where the form has permissions. */
const meant = ({ data: { adminModules } }: Problem) =>
  typeof adminModules === 'string' ? { field: 'permissions' as const, message: adminModules } : null;

type RoleFormProps = {
  /** Null for a new role. */
  role: RoleWithPeople | null;
  /** Every module of both areas, as the server names them. */
  defaults: Permissions;
};

export function RoleForm({ role, defaults }: RoleFormProps) {
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
      // It may be one's own role: the rail shows it.
      await refreshSession();
      await navigate(listPath);
    },
    meant,
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
