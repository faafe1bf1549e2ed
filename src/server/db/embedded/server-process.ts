import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deadline } from '../../deadline.ts';
import { type Account, BARE_ENVIRONMENT } from './account.ts';
import { ProgramFailure } from './failure.ts';
import { sendSignal } from './processes.ts';

export type ServerProcess = {
  port: number;
  stop(deadline: Deadline): Promise<void>;
  onUnexpectedExit(callback: (lastWords: string) => void): void;
};

export type ServerOptions = {
  postgres: string;
  clusterFolder: string;
  account: Account;
  isDurable: boolean;
  log: (line: string) => void;
  /** The port of the crashed server, so that clients can reconnect; by default any free one. */
  port?: number;
  /** Aborts waiting for the server to start. */
  stopped?: AbortSignal;
};

const READY = 'database system is ready to accept connections';
const KEPT_LINES = 50;
const STARTING_PATIENCE_MS = 60_000;

/** Starts the server on a loopback port and waits until it accepts connections. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const deadline = Date.now() + STARTING_PATIENCE_MS;
  for (;;) {
    try {
      return await tryPort(options.port ?? (await findFreePort()), options);
    } catch (error) {
      if (Date.now() > deadline || options.stopped?.aborted || !isPassing(error)) throw error;
      await pause(100);
    }
  }
}

/** Transient: the port was taken meanwhile, or processes of a killed server still hold its shared memory. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof ProgramFailure &&
    /Address already in use|could not create any TCP\/IP sockets|shared memory block .* still in use/.test(error.output)
  );
}

async function tryPort(port: number, options: ServerOptions): Promise<ServerProcess> {
  const child = spawn(options.postgres, serverParameters(port, options), {
    ...options.account,
    cwd: '/',
    env: BARE_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C reaches only the shop, which stops the database last.
    detached: true,
  });
  const lines: string[] = [];
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  // The database must not outlive a shop that ends by `process.exit`.
  const leave = () => child.pid && sendSignal(child.pid, 'SIGINT');
  process.once('exit', leave);
  options.stopped?.addEventListener('abort', leave);
  void ended.then(() => {
    process.off('exit', leave);
    options.stopped?.removeEventListener('abort', leave);
  });

  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      options.log(line);
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      if (line.includes(READY)) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new ProgramFailure('postgres', lines.join('\n'))));
  });

  let isStopping = false;
  return {
    port,
    stop: (deadline) => {
      isStopping = true;
      return endServer(child, ended, deadline);
    },
    onUnexpectedExit: (callback) => void ended.then(() => isStopping || callback(lines.slice(-5).join('\n'))),
  };
}

/** SIGINT, fast shutdown: disconnects clients and writes a checkpoint. SIGQUIT, immediate: the next start runs crash recovery. */
async function endServer(child: ChildProcess, ended: Promise<void>, deadline: Deadline): Promise<void> {
  const last = deadline.leftMs / 6;
  const steps: [NodeJS.Signals, Deadline][] = [
    ['SIGINT', deadline.before(2 * last)],
    ['SIGQUIT', deadline.before(last)],
    ['SIGKILL', deadline],
  ];
  for (const [signal, until] of steps) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    child.kill(signal);
    if (await until.waitFor(ended)) break;
  }
}

function serverParameters(port: number, { clusterFolder, isDurable }: ServerOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    // LOG, FATAL and PANIC only, without details: statements and their values contain personal data, and the shop logs failed
    // statements itself.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...(isDurable
      ? { shared_buffers: `${sharedBuffersMb()}MB` }
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
        }),
  };
  return ['-D', clusterFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** A quarter of the memory, within limits: with the default of 128 MB, indexes of millions of orders are read and written again and again. */
const sharedBuffersMb = () => Math.round(Math.min(2048, Math.max(128, totalmem() / 2 ** 20 / 4)));

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (bound === null || typeof bound === 'string') throw new Error('The probe for a free port has no port');
  return bound.port;
}
