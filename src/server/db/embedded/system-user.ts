import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);

/** Who the database runs as; `null` is whoever runs the shop. */
export type Account = { uid: number; gid: number } | null;

const USER = 'kraplyna';

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root, so root's shop keeps an account for it that can sign in nowhere. */
export async function ensureSystemUser(): Promise<NonNullable<Account>> {
  for (let attempt = 0; ; attempt += 1) {
    const found = await findUser();
    if (found) return found;
    try {
      await run(
        'useradd',
        [
          '--system',
          '--user-group',
          '--no-create-home',
          '--home-dir',
          '/nonexistent',
          '--shell',
          '/usr/sbin/nologin',
          USER,
        ],
        {
          env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        },
      );
    } catch (error) {
      // Another shop may be creating the same user this very moment: /etc/passwd is locked, or the user is there now.
      if (attempt < 5) {
        await pause(200);
        continue;
      }
      throw new StartError(
        `The database cannot run as root, and the user "${USER}" for it could not be created: create it (useradd --system ${USER}), start the shop as an ordinary user, or set DATABASE_URL.`,
        { cause: error },
      );
    }
  }
}

async function findUser(): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', USER]), run('id', ['-g', USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Tries it for real, as that user: modes alone do not tell about parents, mounts, links and access lists. */
export async function canUse(account: Account, folder: string, program: string, file: string): Promise<boolean> {
  if (!account) return true;
  const script = 'cd -- "$1" && : > .reach && rm .reach && "$2" --version && [ -r "$3" ]';
  try {
    await run('/bin/sh', ['-c', script, 'sh', folder, program, file], { ...account, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
