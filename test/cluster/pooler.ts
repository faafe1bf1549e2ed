import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Account, ensureSystemAccount, giveTree, runsAsRoot } from '#server/db/embedded/account.ts';
import { freePort } from '#test/start/free-port.ts';
import { Child } from './child.ts';
import { programPath } from './provide-programs.ts';

/** PgBouncer in transaction mode, in front of a server. */
export class Pooler {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #account: Account;
  #server: Child | undefined;

  private constructor(url: string, folder: string, port: number, account: Account) {
    this.url = url;
    this.#folder = folder;
    this.#port = port;
    this.#account = account;
  }

  static async before(serverUrl: string, folder: string): Promise<Pooler> {
    const port = await freePort();
    const server = new URL(serverUrl);
    // It refuses to run as root.
    const account = runsAsRoot() ? await ensureSystemAccount() : null;
    await mkdir(folder);
    await writeFile(path.join(folder, 'users.txt'), `"${server.username}" "${server.password}"\n`);
    await writeFile(
      path.join(folder, 'pgbouncer.ini'),
      [
        '[databases]',
        `* = host=${server.hostname} port=${server.port}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = scram-sha-256',
        `auth_file = ${path.join(folder, 'users.txt')}`,
        `admin_users = ${server.username}`,
        'pool_mode = transaction',
        'default_pool_size = 12',
        'server_login_retry = 1',
        '',
      ].join('\n'),
    );
    await giveTree(account, folder);
    await chmod(folder, 0o700);
    const url = new URL(serverUrl);
    url.port = String(port);
    const pooler = new Pooler(url.href, folder, port, account);
    await pooler.start();
    return pooler;
  }

  async start(): Promise<void> {
    this.#server = new Child(programPath('pgbouncer'), [path.join(this.#folder, 'pgbouncer.ini')], {
      ...this.#account,
    });
    await this.#server.listens(this.#port);
  }

  /** At once, with all clients hung up. */
  async kill(): Promise<void> {
    await this.#server?.end('SIGTERM');
  }

  /** The local ports of its connections to the server. */
  async serverPorts(): Promise<number[]> {
    const console = new URL(this.url);
    console.pathname = '/pgbouncer';
    const client = new pg.Client(console.href);
    await client.connect();
    const { rows } = await client.query('show servers');
    await client.end();
    return rows.map(({ local_port: port }) => Number(port));
  }
}
