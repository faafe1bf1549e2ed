import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Whoever keeps something that the database may change under them. */
export type ChangeListener = {
  /** From here on no change is missed until `lost`. */
  listening(): void;
  /** Something was committed that concerns this thing. */
  changed(thing: string): void;
  /** All that was committed before that moment (by `performance.now`) has been told. */
  upToDate(asOfMs: number): void;
  /** Changes may be missed from here on. */
  lost(): void;
};

export type Changes = { stop(): Promise<void> };

const channel = 'shop_changes';
const heartbeatMs = 250;
/** A connection that is silent for so long is not coming back. */
const patienceMs = 5000;
/** How long a server may take to let go; one that is gone would take for ever. */
const goodbyeMs = 200;
const shortestPauseMs = 50;
const longestPauseMs = 5000;

/**
 * Hears of every change in the database, on a connection of its own that is opened again whenever it is lost. A question
 * every moment shows that the line still stands: news come in order, so its answer means that all earlier ones have come.
 */
export function listenForChanges(url: string, listener: ChangeListener, log: Logger): Changes {
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
  let pauseMs = shortestPauseMs;
  const onListening = () => {
    pauseMs = shortestPauseMs;
  };
  while (!stopped.aborted) {
    await listenOnce(stopped, url, listener, onListening).catch((err: unknown) => {
      if (!stopped.aborted) log.warn({ err }, 'no news of changes from the database; nothing is kept until they come');
    });
    await pause(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

async function listenOnce(stopped: AbortSignal, url: string, listener: ChangeListener, onListening: () => void) {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'kraplyna-changes',
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    stream: () => socket,
  });
  const ending = new AbortController();
  const end = () => ending.abort();
  // Whatever is under way then fails by itself and says why; an error without a listener would end the process.
  client.on('error', end).on('end', end);
  const stop = () => {
    end();
    setTimeout(() => socket.destroy(), goodbyeMs).unref();
  };
  stopped.addEventListener('abort', stop);
  client.on('notification', ({ payload }) => listener.changed(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onListening();
    listener.listening();
    while (!stopped.aborted) {
      const asOfMs = performance.now();
      await client.query('select 1');
      listener.upToDate(asOfMs);
      await pause(heartbeatMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  } finally {
    listener.lost();
    stopped.removeEventListener('abort', stop);
    await hangUp(client, socket);
  }
}

async function hangUp(client: pg.Client, socket: Socket): Promise<void> {
  if (!socket.destroyed) {
    const closed = once(socket, 'close', { signal: AbortSignal.timeout(goodbyeMs) });
    client.end().catch(() => undefined);
    await closed.catch(() => undefined);
  }
  socket.destroy();
}
