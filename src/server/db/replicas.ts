import type { Logger } from 'pino';
import { isDatabaseUnavailable, Refusal } from '../errors.ts';
import { changeChannel, maxStalenessMs } from './change-feed.ts';
import type { ConnectionOptions, Executor } from './connection.ts';
import type { DirectConnection, DirectUser } from './direct-connection.ts';
import { Replica } from './replica.ts';
import { parseLsn } from './wal-position.ts';

/** How long a read waits for a replica to replay what it must have. */
const mostWaitMs = 60;

type ReplicasOptions = {
  readonly urls: readonly string[];
  readonly direct: DirectConnection;
  readonly log: Logger;
  readonly connection?: ConnectionOptions;
};

/**
 * Replicas that serve public reads. Every change raises the WAL position that a read must see: a replica that has not replayed it is
 * late, and the primary answers. So nothing that was read before a change is served or cached after its notification. Without the
 * direct connection no changes are heard, and only the primary answers.
 */
export class Replicas implements DirectUser {
  readonly #replicas: readonly Replica[];
  readonly #direct: DirectConnection;
  /** Null until it is known. */
  #required: bigint | null = null;
  #isConnected = false;
  #freshAsOfMs = Number.NEGATIVE_INFINITY;
  #isAsking = false;
  #changes = 0;
  #turn = 0;
  #reads = 0;
  #fallbacks = 0;
  #failures = 0;

  constructor({ urls, direct, log, connection = {} }: ReplicasOptions) {
    this.#direct = direct;
    this.#replicas = urls.map((url) => new Replica(url, log, connection));
  }

  static async open(options: ReplicasOptions): Promise<Replicas> {
    const replicas = new Replicas(options);
    await options.direct.listen(changeChannel, () => replicas.changed());
    await options.direct.add(replicas);
    return replicas;
  }

  /** For metrics. */
  get stats() {
    const available = this.#replicas.filter(({ isUp }) => isUp).length;
    return { available, reads: this.#reads, fallbacks: this.#fallbacks, failures: this.#failures };
  }

  connected(): void {
    this.#isConnected = true;
    this.changed();
  }

  upToDate(asOfMs: number): void {
    this.#freshAsOfMs = asOfMs;
  }

  disconnected(): void {
    this.#isConnected = false;
    this.#freshAsOfMs = Number.NEGATIVE_INFINITY;
    this.#required = null;
  }

  /** Something was committed: reads that begin from here on must see it. */
  changed(): void {
    this.#changes += 1;
    this.#required = null;
    if (this.#isConnected && !this.#isAsking) void this.#askPosition();
  }

  /** Reads on a replica that is recent enough, or else on the primary; also if the replica fails. The work must only read. */
  async read<Result>(primary: Executor, work: (db: Executor) => Promise<Result>): Promise<Result> {
    const replica = await this.#choose();
    if (replica?.db) {
      try {
        const result = await work(replica.db);
        this.#reads += 1;
        return result;
      } catch (error) {
        // A refusal is the answer of the work itself.
        if (error instanceof Refusal) throw error;
        this.#failures += 1;
        if (isDatabaseUnavailable(error)) replica.leaveOut(error);
      }
    }
    this.#fallbacks += 1;
    return work(primary);
  }

  async stop(): Promise<void> {
    this.#direct.remove(this);
    await Promise.all(this.#replicas.map((replica) => replica.stop()));
  }

  async #choose(): Promise<Replica | null> {
    const required = this.#required;
    if (required === null || performance.now() - this.#freshAsOfMs > maxStalenessMs) return null;
    this.#turn += 1;
    const inTurn = this.#replicas.map((_, at, all) => all[(at + this.#turn) % all.length]).filter((one) => one?.isUp);
    const isReady = (one: Replica | undefined) => one?.hasReplayed(required);
    const ready = inTurn.find(isReady);
    if (ready || inTurn.length === 0) return ready ?? null;
    await Promise.race(inTurn.map((one) => one?.waitFor(required, mostWaitMs)));
    // A change that came meanwhile needs a later position.
    return this.#required === required ? (inTurn.find(isReady) ?? null) : null;
  }

  /** Asked after the notification, so the position covers the change. A change during the question is asked for again. */
  async #askPosition(): Promise<void> {
    this.#isAsking = true;
    try {
      for (let asked = -1; asked !== this.#changes && this.#isConnected; ) {
        asked = this.#changes;
        const [row] = await this.#direct.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
        if (asked === this.#changes && this.#isConnected) this.#required = parseLsn(row?.lsn ?? '');
      }
    } catch {
      // The connection is lost; the next one asks again.
      this.#required = null;
    } finally {
      this.#isAsking = false;
    }
  }
}
