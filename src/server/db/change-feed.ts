import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Consumer of the change feed. */
export type ChangeListener = {
  /** From here on no change is missed until `disconnected`. */
  connected(): void;
  /** A transaction was committed that changed what this cache tag stands for. */
  invalidate(tag: string): void;
  /** All changes committed before that moment (by `performance.now`) have been reported. */
  upToDate(asOfMs: number): void;
  /** Changes may be missed from here on. */
  disconnected(): void;
};

export type ChangeFeed = { stop(): Promise<void> };

const channel = 'shop_changes';
const heartbeatMs = 250;
/** For connecting and for a heartbeat. */
const timeoutMs = 5000;
/** For a graceful disconnect; a dead server would never answer. */
const disconnectTimeoutMs = 200;
const minBackoffMs = 50;
const maxBackoffMs = 5000;

/**
 * Receives the database's notifications (LISTEN) on a connection of its own and reconnects with exponential back-off. Notifications
 * arrive in order, so the answer to a heartbeat query proves that all earlier ones have arrived.
 */
export function startChangeFeed(url: string, listener: ChangeListener, log: Logger): ChangeFeed {
  const stopping = new AbortController();
  const done = listenUntil(stopping.signal, url, listener, log);
  return {
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}

async function listenUntil(stopped: AbortSignal, url: string, listener: ChangeListener, log: Logger): Promise<void> {
  let backoffMs = minBackoffMs;
  const onConnected = () => {
    backoffMs = minBackoffMs;
  };
  while (!stopped.aborted) {
    await listenOnce(stopped, url, listener, onConnected).catch((err: unknown) => {
      if (!stopped.aborted) log.warn({ err }, 'the change feed is disconnected; nothing is cached until it reconnects');
    });
    await pause(backoffMs, undefined, { signal: stopped }).catch(() => undefined);
    backoffMs = Math.min(backoffMs * 2, maxBackoffMs);
  }
}

async function listenOnce(stopped: AbortSignal, url: string, listener: ChangeListener, onConnected: () => void) {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'kraplyna-changes',
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
  client.on('notification', ({ payload }) => listener.invalidate(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onConnected();
    listener.connected();
    while (!stopped.aborted) {
      const asOfMs = performance.now();
      await client.query('select 1');
      listener.upToDate(asOfMs);
      await pause(heartbeatMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  } finally {
    listener.disconnected();
    stopped.removeEventListener('abort', stop);
    await disconnect(client, socket);
  }
}

async function disconnect(client: pg.Client, socket: Socket): Promise<void> {
  if (!socket.destroyed) {
    const closed = once(socket, 'close', { signal: AbortSignal.timeout(disconnectTimeoutMs) });
    client.end().catch(() => undefined);
    await closed.catch(() => undefined);
  }
  socket.destroy();
}
