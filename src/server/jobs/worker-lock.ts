import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DirectConnection, DirectUser, Query } from '#server/db/direct-connection.ts';

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

const take = 'select pg_advisory_unlock_all(), pg_advisory_lock_shared($1::int, hashtext($2))';
const release = 'select pg_advisory_unlock_all()';

type WorkerLockOptions = { readonly direct: DirectConnection; readonly log: Logger; readonly everyMs: number };

/**
 * A killed process leaves its jobs locked, and graphile-worker would release them only after four hours. So each process holds an
 * advisory lock as a heartbeat, which PostgreSQL releases when the connection ends. Jobs of workers without one are unlocked at
 * the second check, so that a process may reconnect in between.
 */
export class WorkerLock implements DirectUser {
  readonly #options: WorkerLockOptions;
  readonly #stopping = new AbortController();
  #own = '';
  #suspects = new Set<string>();
  #watching: Promise<void> | undefined;

  private constructor(options: WorkerLockOptions) {
    this.#options = options;
  }

  /** The connection is there in advance, so that taking the lock is one short statement. */
  static async open(options: WorkerLockOptions): Promise<WorkerLock> {
    const workerLock = new WorkerLock(options);
    await options.direct.add(workerLock);
    return workerLock;
  }

  /** A new connection holds no lock. */
  async connected(query: Query): Promise<void> {
    if (this.#own !== '') await query(take, [lockClass, this.#own]);
  }

  /** Takes the lock for that worker id and releases the one before; without a connection, as soon as there is one. */
  hold(name: string): void {
    this.#own = name;
    const { direct, log } = this.#options;
    if (direct.isConnected) {
      direct
        .query(take, [lockClass, name])
        .catch((err) => log.warn({ err }, 'the advisory lock of the job worker is not held yet'));
    }
    this.#watching ??= this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    const { direct } = this.#options;
    direct.remove(this);
    // A lost connection has released it.
    await direct.query(release).catch(() => undefined);
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
    const { direct, log } = this.#options;
    if (!direct.isConnected) return;
    const dead = (await direct.query<{ id: string }>(listDead, [lockClass, this.#own])).map(({ id }) => id);
    const surelyDead = dead.filter((id) => this.#suspects.has(id));
    this.#suspects = new Set(dead);
    if (surelyDead.length === 0) return;
    await direct.query('select graphile_worker.force_unlock_workers($1)', [surelyDead]);
    log.warn({ processes: surelyDead.length }, 'unlocked the jobs of dead workers');
  }
}
