import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type Account,
  BARE_ENVIRONMENT,
  ensureSystemAccount,
  giveTree,
  runsAsRoot,
} from '#server/db/embedded/account.ts';
import { reachableBinaries } from '#server/db/embedded/binaries.ts';
import type { EmbeddedServer } from '#server/db/embedded-server.ts';
import { freePort } from '#test/start/free-port.ts';
import { Child } from './child.ts';

/** A streaming replica of the embedded server, from the same binaries. */
export class Replica {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #postgres: string;
  readonly #account: Account;
  #server: Child | undefined;

  private constructor(url: string, folder: string, port: number, postgres: string, account: Account) {
    this.url = url;
    this.#folder = folder;
    this.#port = port;
    this.#postgres = postgres;
    this.#account = account;
  }

  static async of(primary: EmbeddedServer, folder: string): Promise<Replica> {
    const port = await freePort();
    const account = runsAsRoot() ? await ensureSystemAccount() : null;
    const { postgres } = await reachableBinaries(account, path.dirname(folder), () => undefined);
    await copyCluster(primary, folder);
    await giveTree(account, folder);
    const url = new URL(primary.url);
    url.port = String(port);
    const replica = new Replica(url.href, folder, port, postgres, account);
    await replica.start();
    return replica;
  }

  async start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', `port=${this.#port}`, 'unix_socket_directories=', 'timezone=UTC'];
    this.#server = new Child(this.#postgres, ['-D', this.#folder, ...settings.flatMap((setting) => ['-c', setting])], {
      ...this.#account,
      env: BARE_ENVIRONMENT,
    });
    await this.#server.says('ready to accept read-only connections');
  }

  async kill(): Promise<void> {
    await this.#server?.end('SIGQUIT');
  }

  /** While paused, it answers with what it had. */
  async pauseReplay(): Promise<void> {
    await this.#run('select pg_wal_replay_pause()');
  }

  async resumeReplay(): Promise<void> {
    await this.#run('select pg_wal_replay_resume()');
  }

  /** The primary's later changes never reach it. */
  async stopFollowing(): Promise<void> {
    await this.#run(`alter system set primary_conninfo to ''`);
    await this.#run('select pg_reload_conf()');
    while (await this.has('select from pg_stat_wal_receiver')) await pause(50);
  }

  /** Whether it answers the query with a row. */
  async has(query: string): Promise<boolean> {
    return (await this.#run(query)) > 0;
  }

  async promote(): Promise<void> {
    await this.#run('select pg_promote()');
  }

  async #run(statement: string): Promise<number> {
    const client = new pg.Client(this.url);
    client.on('error', () => undefined);
    await client.connect();
    const { rowCount } = await client.query(statement);
    await client.end();
    return rowCount ?? 0;
  }
}

/** A base backup: the npm package has no pg_basebackup. */
async function copyCluster({ url, dataFolder }: EmbeddedServer, folder: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', fast => true)`);
    await cp(path.join(dataFolder, 'cluster'), folder, { recursive: true, verbatimSymlinks: true });
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()');
    await writeFile(path.join(folder, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await client.end();
  }
  for (const entry of await readdir(folder)) {
    if (entry.startsWith('postmaster.')) await rm(path.join(folder, entry));
  }
  const { hostname, port, username, password } = new URL(url);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`;
  await writeFile(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  await writeFile(path.join(folder, 'standby.signal'), '');
}
