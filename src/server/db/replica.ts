import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ConnectionOptions, connectDatabase, type Database, type Executor } from './connection.ts';
import { parseLsn } from './wal-position.ts';

const checkEveryMs = 500;
const pollEveryMs = 5;
/** A slower answer counts as none. */
const answerWithinMs = 2000;
const minBackoffMs = 250;
const maxBackoffMs = 15_000;
/** Reads do not wait again for a replica that was late just now. */
const lateForMs = 500;

type Session = { readonly database: Database; readonly ending: AbortController };

/** One replica: connected with back-off, left out while it does not answer or is no replica any more. */
export class Replica {
  readonly #url: string;
  readonly #name: string;
  readonly #log: Logger;
  readonly #connection: ConnectionOptions;
  readonly #stopping = new AbortController();
  readonly #done: Promise<void>;
  #session: Session | null = null;
  #replayed = -1n;
  #asking: Promise<void> | null = null;
  #lateUntilMs = 0;

  constructor(url: string, log: Logger, connection: ConnectionOptions) {
    this.#url = url;
    this.#name = new URL(url).host;
    this.#log = log;
    this.#connection = connection;
    this.#done = this.#keepConnected();
  }

  get isUp(): boolean {
    return this.#session !== null;
  }

  get db(): Executor | null {
    return this.#session?.database.db ?? null;
  }

  hasReplayed(position: bigint): boolean {
    return this.isUp && this.#replayed >= position;
  }

  /** Polls its position for a short time. */
  async waitFor(position: bigint, mostMs: number): Promise<void> {
    const deadline = performance.now() + mostMs;
    if (performance.now() < this.#lateUntilMs) return;
    while (this.isUp && !this.hasReplayed(position)) {
      await Promise.race([this.#askPosition(), pause(mostMs)]);
      if (this.hasReplayed(position)) return;
      if (performance.now() > deadline) {
        this.#lateUntilMs = performance.now() + lateForMs;
        return;
      }
      await pause(pollEveryMs);
    }
  }

  leaveOut(err: unknown): void {
    if (!this.#session) return;
    this.#log.warn({ err, replica: this.#name }, 'a replica is left out; the primary answers');
    const { ending } = this.#session;
    this.#session = null;
    ending.abort();
  }

  stop(): Promise<void> {
    this.#stopping.abort();
    this.#session?.ending.abort();
    return this.#done;
  }

  async #keepConnected(): Promise<void> {
    const { signal: stopped } = this.#stopping;
    let backoffMs = minBackoffMs;
    while (!stopped.aborted) {
      try {
        const database = await connectDatabase(this.#url, {
          ...this.#connection,
          applicationName: 'kraplyna-replica',
          connectTimeoutMs: answerWithinMs,
          queryTimeoutMs: answerWithinMs,
        });
        try {
          await this.#use({ database, ending: new AbortController() });
          backoffMs = minBackoffMs;
        } finally {
          await database.close();
        }
      } catch (err) {
        if (!stopped.aborted) this.#log.warn({ err, replica: this.#name }, 'a replica is unavailable');
      }
      await pause(backoffMs, undefined, { signal: stopped }).catch(() => undefined);
      backoffMs = Math.min(backoffMs * 2, maxBackoffMs);
    }
  }

  /** Until it fails or the shop stops. */
  async #use(session: Session): Promise<void> {
    this.#replayed = await readPosition(session.database);
    if (this.#stopping.signal.aborted) return;
    this.#session = session;
    this.#log.info({ replica: this.#name }, 'a replica answers public reads');
    const { signal } = session.ending;
    while (!signal.aborted) {
      await pause(checkEveryMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.#askPosition();
    }
    this.#session = null;
  }

  /** Coalesced. */
  #askPosition(): Promise<void> {
    const session = this.#session;
    if (!session) return Promise.resolve();
    this.#asking ??= readPosition(session.database)
      .then((position) => {
        this.#replayed = position;
      })
      .catch((error: unknown) => this.leaveOut(error))
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }
}

async function readPosition({ pool }: Database): Promise<bigint> {
  const { rows } = await pool.query<{ isReplica: boolean; lsn: string | null }>(
    'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as lsn',
  );
  // After a promotion it has a history of its own.
  if (!rows[0]?.isReplica) throw new Error('The server is not a replica');
  return parseLsn(rows[0].lsn ?? '');
}
