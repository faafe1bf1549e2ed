import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** What shares the connection. */
export type DirectUser = {
  /** Runs on each new connection, the first and those after a loss; a failure ends the connection. */
  connected(query: Query): unknown;
  /** What was notified before that moment (by `performance.now`) has arrived. */
  upToDate?(asOfMs: number): void;
  disconnected?(): void;
};

/** One statement at a time, in the order of the calls. */
export type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

export type Notification = { readonly channel: string; readonly payload?: string | undefined };
type Hear = (notification: Notification) => void;

const heartbeatMs = 250;
/** For connecting and for a heartbeat. */
const timeoutMs = 5000;
/** For a graceful disconnect; a dead server would never answer. */
const disconnectTimeoutMs = 200;
const minBackoffMs = 50;
const maxBackoffMs = 2000;

/**
 * The one connection of a process that leads past a pooler: what belongs to a session shares it, such as LISTEN and the advisory
 * lock of the job worker. Reconnects with exponential back-off. Notifications arrive in order, so the answer to a heartbeat
 * query proves that all earlier ones have arrived.
 */
export class DirectConnection {
  readonly #url: string;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  readonly #users = new Set<DirectUser>();
  readonly #ready = new Set<DirectUser>();
  readonly #hearers = new Map<string, Set<Hear>>();
  readonly #done: Promise<void>;
  /** Null while the connection is lost. */
  #query: Query | null = null;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
    this.#done = this.#keepConnected();
  }

  get isConnected(): boolean {
    return this.#query !== null;
  }

  async add(user: DirectUser): Promise<void> {
    this.#users.add(user);
    // What fails here fails with the connection, and the next one welcomes the user again.
    if (this.#query) await this.#welcome(user, this.#query).catch(() => undefined);
  }

  remove(user: DirectUser): void {
    this.#users.delete(user);
    this.#ready.delete(user);
  }

  /** Hears a channel now and after each reconnect. */
  async listen(channel: string, hear: Hear): Promise<void> {
    const hearers = this.#hearers.get(channel) ?? new Set();
    this.#hearers.set(channel, hearers.add(hear));
    await this.#query?.(listenTo(channel)).catch(() => undefined);
  }

  stopListening(channel: string, hear: Hear): void {
    this.#hearers.get(channel)?.delete(hear);
  }

  /** Fails while the connection is lost. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    if (!this.#query) throw new Error('The direct connection to the database is lost');
    return this.#query<Row>(text, values);
  }

  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#done;
  }

  async #keepConnected(): Promise<void> {
    const { signal: stopped } = this.#stopping;
    let backoffMs = minBackoffMs;
    const onConnected = () => {
      backoffMs = minBackoffMs;
    };
    while (!stopped.aborted) {
      await this.#connectOnce(stopped, onConnected).catch((err: unknown) => {
        if (!stopped.aborted)
          this.#log.warn({ err }, 'the change feed is disconnected; nothing is cached until it reconnects');
      });
      await pause(backoffMs, undefined, { signal: stopped }).catch(() => undefined);
      backoffMs = Math.min(backoffMs * 2, maxBackoffMs);
    }
  }

  async #connectOnce(stopped: AbortSignal, onConnected: () => void): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'kraplyna-direct',
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      stream: () => socket,
    });
    const ending = new AbortController();
    const end = () => ending.abort();
    // An unhandled error event would end the process; pending queries fail with the reason.
    client.on('error', end).on('end', end);
    const stop = () => {
      end();
      setTimeout(() => socket.destroy(), disconnectTimeoutMs).unref();
    };
    stopped.addEventListener('abort', stop);
    client.on('notification', (notification) => {
      for (const hear of this.#hearers.get(notification.channel) ?? []) hear(notification);
    });
    try {
      await client.connect();
      const query = inTurn(client);
      for (const channel of this.#hearers.keys()) await query(listenTo(channel));
      // Only now, and without an await in between: whoever comes later finds the connection, and all channels are heard.
      this.#query = query;
      for (const user of [...this.#users]) await this.#welcome(user, query);
      onConnected();
      while (!stopped.aborted) {
        const ready = [...this.#ready];
        const asOfMs = performance.now();
        await query('select 1');
        for (const user of ready) user.upToDate?.(asOfMs);
        await pause(heartbeatMs, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    } finally {
      this.#query = null;
      this.#ready.clear();
      for (const user of this.#users) user.disconnected?.();
      stopped.removeEventListener('abort', stop);
      await disconnect(client, socket);
    }
  }

  async #welcome(user: DirectUser, query: Query): Promise<void> {
    await user.connected(query);
    if (this.#query === query && this.#users.has(user)) this.#ready.add(user);
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

function inTurn(client: pg.Client): Query {
  let last: Promise<unknown> = Promise.resolve();
  return <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const result = last.then(async () => (await client.query<Row>(text, values)).rows);
    last = result.catch(() => undefined);
    return result;
  };
}

async function disconnect(client: pg.Client, socket: Socket): Promise<void> {
  if (!socket.destroyed) {
    const closed = once(socket, 'close', { signal: AbortSignal.timeout(disconnectTimeoutMs) });
    client.end().catch(() => undefined);
    await closed.catch(() => undefined);
  }
  socket.destroy();
}
