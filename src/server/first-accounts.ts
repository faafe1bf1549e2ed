import { administratorRole } from '#domain/roles.ts';
import { type Context, inTransaction } from './context.ts';
import { getNewcomersRoleId, getRoleId, makeFirstRoles } from './modules/roles/roles.service.ts';
import { isPassword } from './modules/sessions/password-hashing.service.ts';
import { findUserToSignIn } from './modules/sessions/sessions.service.ts';
import { createConfirmedAccount, isAnyUser } from './modules/users/users.service.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

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

const demoAccounts = [demoAdministrator, demoCustomer];

/** A production shop must never have an account with a published password. */
export function mayHaveDemoAccounts({ environment, database, isDemoAllowed }: Settings): boolean {
  return isDemoAllowed && (environment !== 'production' || database.url === null);
}

/** Creates the roles and the first accounts on the first start; returns the demo accounts that exist. */
export async function makeFirstAccounts(context: Context, settings: Settings): Promise<readonly DemoAccount[]> {
  return inTransaction(context, async (context) => {
    await makeFirstRoles(context);
    if (!(await isAnyUser(context))) await makeAccounts(context, settings);
    const found = await Promise.all(demoAccounts.map(({ email }) => findUserToSignIn(context, email)));
    if (!mayHaveDemoAccounts(settings)) await refusePublishedPasswords(found);
    return demoAccounts.filter((_, index) => found[index]);
  });
}

type FoundUser = Awaited<ReturnType<typeof findUserToSignIn>>;

/** The shop was tried out with its data folder before it was opened to others. */
async function refusePublishedPasswords(found: readonly FoundUser[]): Promise<void> {
  for (const [at, { email, password }] of demoAccounts.entries()) {
    const user = found[at];
    if (user?.isActive && (await isPassword(user.passwordHash, password))) {
      throw new StartError(
        `The demo account ${email} still has its published password, and others can reach this shop. Start it on a loopback address (without HOST, PUBLIC_URL and TRUSTED_PROXIES), change the password or switch the account off, and start again.`,
      );
    }
  }
}

async function makeAccounts(context: Context, settings: Settings): Promise<void> {
  const administrator = await getRoleId(context, administratorRole.name);
  const customer = await getNewcomersRoleId(context);
  if (settings.admin) await createConfirmedAccount(context, { ...settings.admin, roleId: administrator });
  else if (mayHaveDemoAccounts(settings)) {
    const { email, password } = demoAdministrator;
    await createConfirmedAccount(context, { email, password, roleId: administrator, firstName: 'Адміністратор' });
    const olena = { firstName: 'Олена', lastName: 'Коваленко', phone: '+380674125512' };
    await createConfirmedAccount(context, {
      ...olena,
      email: demoCustomer.email,
      password: demoCustomer.password,
      roleId: customer,
    });
  }
}
