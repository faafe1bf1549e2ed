import { administratorRole, customerRole } from '#domain/roles.ts';
import { type Context, inTransaction } from './context.ts';
import { getRoleId, makeFirstRoles } from './modules/roles/roles.service.ts';
import { createConfirmedAccount, isAnyUser } from './modules/users/users.service.ts';
import type { Settings } from './settings.ts';

export type DemoAccount = {
  readonly email: string;
  readonly password: string;
  readonly what: 'administrator' | 'customer';
};

const demoAdministrator: DemoAccount = {
  email: 'admin@kraplyna.test',
  password: 'kraplyna-admin',
  what: 'administrator',
};
const demoCustomer: DemoAccount = { email: 'olena@kraplyna.test', password: 'kraplyna-olena', what: 'customer' };

/** A shop that serves real people never has an account whose password stands in a README. */
export function mayHaveDemoAccounts({ environment, database }: Pick<Settings, 'environment' | 'database'>): boolean {
  return environment !== 'production' || database.url === null;
}

/** The first start makes the roles and somebody to sign in with. Answers the demo accounts it made or found in use. */
export async function makeFirstAccounts(context: Context, settings: Settings): Promise<readonly DemoAccount[]> {
  return inTransaction(context, async (context) => {
    await makeFirstRoles(context);
    const isFirst = !(await isAnyUser(context));
    const demo = settings.admin === null && mayHaveDemoAccounts(settings) ? [demoAdministrator, demoCustomer] : [];
    if (!isFirst) return demo;
    if (settings.admin) {
      const roleId = await getRoleId(context, administratorRole.name);
      await createConfirmedAccount(context, { ...settings.admin, roleId });
    }
    for (const { email, password, what } of demo) {
      const roleName = what === 'administrator' ? administratorRole.name : customerRole.name;
      const name =
        what === 'administrator'
          ? { firstName: 'Адміністратор' }
          : { firstName: 'Олена', lastName: 'Коваленко', phone: '+380674125512' };
      await createConfirmedAccount(context, { email, password, roleId: await getRoleId(context, roleName), ...name });
    }
    return demo;
  });
}
