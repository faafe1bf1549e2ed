import { execFile } from 'node:child_process';
import { chmod, lchown, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);
const USER = 'kraplyna';

/** The system user of the database; `null` is the user of the shop. */
export type Account = { uid: number; gid: number } | null;

/** Environment of the database's processes. Ours has secrets and possibly PG* variables. */
export const BARE_ENVIRONMENT =
  process.platform === 'win32' ? undefined : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root, so root runs it as a system user without login. */
export async function ensureSystemAccount(): Promise<Account> {
  for (let attemptsLeft = 10; ; attemptsLeft -= 1) {
    const account = await findAccount();
    if (account) return account;
    try {
      const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
      await run('useradd', [...options, '--shell', '/usr/sbin/nologin', USER], { env: BARE_ENVIRONMENT });
    } catch (error) {
      if (attemptsLeft === 0) {
        throw new StartError(
          `The database cannot run as root, and the user "${USER}" for it could not be created: create it with "useradd --system ${USER}", or start the shop as an ordinary user.`,
          { cause: error },
        );
      }
      // Another shop may be creating the same user right now, with /etc/passwd locked.
      await pause(100);
    }
  }
}

async function findAccount(): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', USER]), run('id', ['-g', USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Tested by writing as that user: file modes do not cover parent folders, mounts, links and ACLs. */
export async function canWriteIn(account: Account, folder: string): Promise<boolean> {
  if (!account) return true;
  return runsWell(account, ['/bin/sh', '-c', 'cd -- "$1" && : > .reach && rm .reach', 'sh', folder]);
}

export async function canRun(account: Account, program: string, itsFile: string): Promise<boolean> {
  if (!account) return true;
  return runsWell(account, ['/bin/sh', '-c', '"$1" --version && [ -r "$2" ]', 'sh', program, itsFile]);
}

async function runsWell(account: NonNullable<Account>, [program = '', ...parameters]: string[]): Promise<boolean> {
  try {
    await run(program, parameters, { ...account, cwd: '/', env: BARE_ENVIRONMENT });
    return true;
  } catch {
    return false;
  }
}

/** Changes owner and mode. */
export async function give(account: Account, file: string, mode: number): Promise<void> {
  await chmod(file, mode);
  if (account) await lchown(file, account.uid, account.gid);
}

export async function giveTree(account: Account, folder: string): Promise<void> {
  if (!account) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['.', ...entries]) await lchown(path.join(folder, entry), account.uid, account.gid);
}
