import { useId } from 'react';
import {
  type Area,
  type ModuleName,
  mayUse,
  openModules,
  type Permissions,
  withArea,
  withModule,
} from '#domain/permissions.ts';
import { moduleOrder } from '#web/admin/layout/sections.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Switch } from '#web/ui/switch.tsx';

type AreaSwitchesProps = {
  area: Area;
  /** The area's modules, as named by the server. */
  modules: readonly ModuleName[];
  permissions: Permissions;
  /** Modules that the current user may not grant. */
  locked: readonly ModuleName[];
  onChange: (permissions: Permissions) => void;
  error?: string | undefined;
};

/** A switch for the area and one for each module; their dependencies are defined in the domain. */
export function AreaSwitches({ area, modules, permissions, locked, onChange, error }: AreaSwitchesProps) {
  const { roles: texts, modules: moduleNames } = useAdminMessages();
  const id = useId();
  const { title, all, hint } = texts.areas[area];
  const customerNames: Partial<Record<ModuleName, string>> = texts.customerModules;
  const nameOf = (module: ModuleName) =>
    (area === 'customer' && customerNames[module]) || moduleNames[module] || module;
  const inOrder = modules.toSorted((one, other) => moduleOrder.indexOf(one) - moduleOrder.indexOf(other));

  function switchArea(isOn: boolean) {
    // Modules that the user may not grant stay unchanged.
    const kept = locked.reduce(
      (next, module) => withModule(next, area, module, mayUse(permissions, area, module)),
      withArea(permissions, area, isOn),
    );
    onChange(kept);
  }

  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 rounded-lg border border-line bg-card"
    >
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 md:px-5">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-2xl">
            {title}
            <span className="font-sans text-sm font-normal text-ink-2">
              {texts.opened(openModules(permissions, area).length, modules.length)}
            </span>
          </h2>
          <p className="text-sm text-ink-2">{hint}</p>
        </div>
        <Switch label={all} isOn={permissions[area].access} onChange={switchArea} className="font-semibold" />
      </div>
      <div className="grid gap-x-6 px-4 py-3 sm:grid-cols-2 md:px-5 xl:grid-cols-3">
        {inOrder.map((module) => (
          <Switch
            key={module}
            label={nameOf(module)}
            isOn={mayUse(permissions, area, module)}
            disabled={locked.includes(module)}
            onChange={(isOn) => onChange(withModule(permissions, area, module, isOn))}
          />
        ))}
      </div>
      {locked.length > 0 && <p className="px-4 pb-4 text-sm text-ink-2 md:px-5">{texts.notYours}</p>}
      {error && (
        <p id={`${id}-error`} role="alert" className="px-4 pb-4 text-sm text-garnet md:px-5">
          {error}
        </p>
      )}
    </fieldset>
  );
}
