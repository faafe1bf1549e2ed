import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from './connection.ts';

/*
 * graphile-worker closes its pool without waiting for it and takes its error handlers off at once. A database that stops
 * in that blink ends the connection with an error that nobody listens to, and the whole process falls. So its
 * connections carry a name, and we wait until none of that name is left.
 */

export function withApplicationName(url: string, name: string): string {
  const named = new URL(url);
  named.searchParams.set('application_name', name);
  return named.href;
}

export async function waitUntilDisconnected(sql: Sql, applicationName: string, patienceMs = 2000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const left = await sql`select from pg_stat_activity where application_name = ${applicationName} limit 1`;
    if (left.length === 0) return;
    await pause(10);
  }
}
