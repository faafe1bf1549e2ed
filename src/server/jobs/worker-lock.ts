import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/** Namespace of the advisory locks. */
const lockClass = 0x6a6f6273;

/** Workers with locked jobs but without an advisory lock: their process is gone. */
const listDead = `
  select distinct locked_by as id from graphile_worker.jobs
  where locked_by <> $2 and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid = $1::int::oid and objid = hashtext(locked_by)::oid)`;

type WorkerLockOptions = { readonly pool: pg.Pool; readonly log: Logger; readonly everyMs: number };

/**
 * A killed process leaves its jobs locked, and graphile-worker would release them only after four hours. So each process holds an
 * advisory lock as a heartbeat, which PostgreSQL releases when the connection ends. Jobs of workers without one are unlocked at
 * the second check, so that a process may reconnect in between.
 */
export class WorkerLock {
  readonly #options: WorkerLockOptions;
  readonly #stopping = new AbortController();
  #client: pg.PoolClient | undefined;
  #own = '';
  #suspects = new Set<string>();
  #holding: Promise<void> = Promise.resolve();
  #watching: Promise<void> | undefined;

  private constructor(options: WorkerLockOptions) {
    this.#options = options;
  }

  /** Connects in advance, so that taking the lock is one short statement. */
  static async open(options: WorkerLockOptions): Promise<WorkerLock> {
    const workerLock = new WorkerLock(options);
    await workerLock.#connect();
    return workerLock;
  }

  /** Takes the lock for that worker id and releases the one before. */
  hold(name: string): void {
    this.#own = name;
    this.#holding = this.#take();
    this.#holding.catch((err) =>
      this.#options.log.warn({ err }, 'the advisory lock of the job worker is not held yet'),
    );
    this.#watching ??= this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    this.#letGo(this.#client);
  }

  /** Closes the connection, which releases the lock. Guarded, since an error event may call it again during shutdown. */
  #letGo(client: pg.PoolClient | undefined): void {
    if (!client || this.#client !== client) return;
    this.#client = undefined;
    client.release(true);
  }

  async #watch(): Promise<void> {
    const { log, everyMs } = this.#options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#look().catch((err) => log.warn({ err }, 'the check for jobs of dead workers failed'));
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    if (!this.#client) {
      await this.#connect();
      await this.#take();
    }
    await this.#holding.catch(() => undefined);
    const { rows } = (await this.#client?.query<{ id: string }>(listDead, [lockClass, this.#own])) ?? { rows: [] };
    const dead = rows.map(({ id }) => id);
    const surelyDead = dead.filter((id) => this.#suspects.has(id));
    this.#suspects = new Set(dead);
    if (surelyDead.length === 0) return;
    await this.#client?.query('select graphile_worker.force_unlock_workers($1)', [surelyDead]);
    this.#options.log.warn({ processes: surelyDead.length }, 'unlocked the jobs of dead workers');
  }

  async #connect(): Promise<void> {
    const client = await this.#options.pool.connect();
    this.#client = client;
    client.once('error', () => this.#letGo(client));
  }

  async #take(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    await client.query('select pg_advisory_unlock_all()');
    await client.query('select pg_advisory_lock_shared($1::int, hashtext($2))', [lockClass, this.#own]);
  }
}
