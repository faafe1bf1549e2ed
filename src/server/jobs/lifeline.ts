import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/** Any number, as long as nobody else in this database uses it for locks of two numbers. */
const lockClass = 0x6a6f6273;

/** Whose jobs are locked though nobody holds their lifeline. */
const listDead = `
  select distinct locked_by as id from graphile_worker._private_jobs
  where locked_by <> $2 and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid = $1::int::oid and objid = hashtext(locked_by)::oid)`;

type LifelineOptions = { readonly pool: pg.Pool; readonly log: Logger; readonly everyMs: number };

/**
 * A process that is killed leaves its jobs locked, and the queue would give them to another only after four hours. So each
 * process holds a lock that the database lets go of the moment the process is gone, and takes over the jobs of those who
 * hold none, at the second look: a line that was only cut is mended by then.
 */
export class Lifeline {
  readonly #options: LifelineOptions;
  readonly #stopping = new AbortController();
  #client: pg.PoolClient | undefined;
  #own = '';
  #suspects = new Set<string>();
  #holding: Promise<void> = Promise.resolve();
  #watching: Promise<void> | undefined;

  private constructor(options: LifelineOptions) {
    this.#options = options;
  }

  /** Connected before there is anything to hold, so that holding is one short statement. */
  static async open(options: LifelineOptions): Promise<Lifeline> {
    const lifeline = new Lifeline(options);
    await lifeline.#connect();
    return lifeline;
  }

  /** From now on whoever locks jobs by that name is alive as long as this process is. The name before it is not. */
  hold(name: string): void {
    this.#own = name;
    this.#holding = this.#take();
    this.#holding.catch((err) => this.#options.log.warn({ err }, 'the lifeline of the jobs is not held yet'));
    this.#watching ??= this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    this.#letGo(this.#client);
  }

  /** The connection ends with the lock, whatever state it is in. Once: a database that goes away while the shop stops may tell of it too. */
  #letGo(client: pg.PoolClient | undefined): void {
    if (!client || this.#client !== client) return;
    this.#client = undefined;
    client.release(true);
  }

  async #watch(): Promise<void> {
    const { log, everyMs } = this.#options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#look().catch((err) => log.warn({ err }, 'nobody could look after the jobs of dead processes'));
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
    this.#options.log.warn({ processes: surelyDead.length }, 'took over the jobs of processes that are gone');
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
