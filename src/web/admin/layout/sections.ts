import { type ModuleName, mayUse, openModules, type Permissions } from '#domain/permissions.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';

export type SectionGroup = 'sales' | 'catalogue' | 'content' | 'people' | 'shop' | 'own';

/** Modules in the order of a working day. */
const groups: Readonly<Record<SectionGroup, readonly ModuleName[]>> = {
  sales: ['orders', 'statistic'],
  catalogue: ['products', 'productsGroups', 'brands', 'categories', 'discounts'],
  content: ['blog', 'carusels'],
  people: ['users', 'roles'],
  shop: ['statuses', 'addresses'],
  own: ['wishlist', 'account'],
};

export const moduleOrder: readonly ModuleName[] = Object.values(groups).flat();

/** Staff see the overview if any part of it is open to them. */
export const hasOverview = (permissions: Permissions): boolean =>
  (['statistic', 'orders', 'products'] as const).some((module) => mayUse(permissions, 'admin', module));

export type Section = {
  readonly group: SectionGroup;
  readonly module: ModuleName | null;
  readonly label: string;
  readonly path: string;
};

/** The sections that are open to these permissions; the audit log belongs to those who administer roles. */
export function useSections(permissions: Permissions): Section[] {
  const { modules, audit } = useAdminMessages();
  const allowed = openModules(permissions, 'admin');
  return (Object.keys(groups) as SectionGroup[]).flatMap((group): Section[] => [
    ...groups[group]
      .filter((module) => allowed.includes(module))
      .map((module) => ({ group, module, label: modules[module], path: `/admin/${module}` })),
    ...(group === 'people' && mayUse(permissions, 'admin', 'roles')
      ? [{ group, module: null, label: audit.title, path: '/admin/audit' }]
      : []),
  ]);
}
