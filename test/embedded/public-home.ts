import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { endDatabaseProcesses } from '#server/db/embedded/processes.ts';

/** What root's shop put outside of its data folder. */
export async function removePublicHome(dataDir: string): Promise<void> {
  const home = (await readFile(path.join(dataDir, 'postgres-is-at'), 'utf8').catch(() => '')).trim();
  if (!home.startsWith('/var/lib/kraplyna/')) return;
  await endDatabaseProcesses(path.join(home, 'postgres/cluster'));
  await rm(home, { recursive: true, force: true });
}
