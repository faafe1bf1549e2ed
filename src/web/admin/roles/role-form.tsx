import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { isProblem } from '#contracts/kit/problem.ts';
import { createRole, editRole, type RoleWithPeople, roleInput } from '#contracts/roles.ts';
import {
  areas,
  type ModuleName,
  modulesBeyond,
  type modulesOf,
  type Permissions,
  withArea,
} from '#domain/permissions.ts';
import { contractResolver, showFieldProblems } from '#web/kit/contract-form.ts';
import { call } from '#web/kit/door.ts';
import { refreshSession } from '#web/kit/fresh-session.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { UnsavedGuard } from '../parts/unsaved-guard.tsx';
import { AreaSwitches } from './area-switches.tsx';
import { permissionsBody } from './role-body.ts';

const texts = z.object({ name: roleInput.shape.name, description: roleInput.shape.description });

type RoleFormProps = {
  /** Null for a new role. */
  role: RoleWithPeople | null;
  /** Every module of both areas, as the server names them. */
  defaults: Permissions;
};

export function RoleForm({ role, defaults }: RoleFormProps) {
  const { roles: words } = useAdminMessages();
  const { words: common } = useMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const own = useSession()?.permissions ?? null;
  const initial = role?.permissions ?? defaults;
  const [permissions, setPermissions] = useState<Permissions>(initial);
  const [isSaved, setIsSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [modulesProblem, setModulesProblem] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { name: role?.name ?? '', description: role?.description ?? '' },
    resolver: contractResolver(texts, useLanguage()),
  });
  const isDirty = formState.isDirty || JSON.stringify(permissions) !== JSON.stringify(initial);
  const lockedModules = modulesBeyond(own, withArea(defaults, 'admin', true));

  function change(next: Permissions) {
    setPermissions(next);
    setModulesProblem(undefined);
  }

  async function save(typed: z.output<typeof texts>) {
    setProblem(undefined);
    const body = { ...typed, ...permissionsBody(permissions) };
    try {
      const { message } = role
        ? await call(editRole, { params: { id: role._id }, body: { ...body, version: role.version } })
        : await call(createRole, { body });
      showToast({ kind: 'success', title: message });
      setIsSaved(true);
      // It may be one's own role: the rail shows it.
      await refreshSession();
      await navigate(localPath('/admin/roles'));
    } catch (error) {
      const whole = showFieldProblems(error, ['name', 'description'], setError);
      if (whole === null) return;
      if (isProblem(error) && typeof error.data.adminModules === 'string') setModulesProblem(error.data.adminModules);
      else setProblem(whole);
    }
  }

  return (
    <form noValidate className="flex max-w-4xl flex-col gap-6" onSubmit={handleSubmit(save)}>
      <UnsavedGuard isDirty={isDirty && !isSaved} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={words.name} isRequired error={formState.errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" maxLength={60} />
        </Field>
        <Field label={words.description} hint={words.descriptionHint} error={formState.errors.description?.message}>
          <TextInput {...register('description')} autoComplete="off" maxLength={300} />
        </Field>
      </div>
      {areas.map((area) => (
        <AreaSwitches
          key={area}
          area={area}
          modules={namesOf(defaults, area)}
          permissions={permissions}
          locked={area === 'admin' ? lockedModules : []}
          onChange={change}
          error={area === 'admin' ? modulesProblem : undefined}
        />
      ))}
      {role && role.peopleCount > 0 && <p className="text-sm text-ink-2">{words.hasPeople(role.peopleCount)}</p>}
      <FormProblem message={problem} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <ButtonLink href={localPath('/admin/roles')}>{common.cancel}</ButtonLink>
        <Button kind="primary" type="submit" isLoading={formState.isSubmitting}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}

function namesOf(defaults: Permissions, area: keyof typeof modulesOf): ModuleName[] {
  return Object.keys(defaults[area].modules) as ModuleName[];
}
