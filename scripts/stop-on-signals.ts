import { stopWithinMs } from '#server/shutdown.ts';
import { StartError } from '#server/start-error.ts';
import { BuildError } from './build.ts';
import { createProgress } from './terminal.ts';

type Life = {
  /** Prints progress. Throws after a stop signal, so that long work ends. */
  showStep(text: string, done?: number, total?: number): void;
  /** Prints the result. */
  say(text: string): void;
  /** Aborted by a stop signal. */
  readonly stopping: AbortSignal;
  untilStopped(): Promise<void>;
  /** Adds to the deadline of the shutdown. */
  allowDraining(seconds: number): void;
  /** Prints a fatal error and shuts down. */
  fail(reason: string): void;
};

/** The shutdown deadline after a signal. */
const patienceMs = stopWithinMs - 500;
/** One Ctrl-C arrives twice: from the terminal and forwarded by npm. */
const sameKeyPressMs = 1000;

/** Graceful shutdown on Ctrl-C and SIGTERM, also during start-up; a second signal exits at once. Errors are printed to stderr, with exit code 1. */
export async function stopOnSignals(program: (life: Life) => Promise<void>): Promise<never> {
  const progress = createProgress();
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<void>();
  let exitCode = 0;
  let drainMs = 0;

  function stop(): void {
    stopping.abort();
    stopped.resolve();
    setTimeout(() => process.exit(1), patienceMs + drainMs);
  }

  function fail(reason: string): void {
    if (stopping.signal.aborted) return;
    exitCode = 1;
    progress.abandon();
    console.error(`\n  ${reason}\n`);
    stop();
  }

  let firstSignalAt: number | null = null;
  function onSignal(): void {
    firstSignalAt ??= Date.now();
    if (Date.now() - firstSignalAt > sameKeyPressMs) process.exit(1);
    if (stopping.signal.aborted) return;
    progress.abandon();
    console.log('\n  Closing. Ctrl-C again ends it at once.\n');
    stop();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  if (process.env.npm_lifecycle_event) whenParentEnds(onSignal);
  // EPIPE: the output may be closed, as with `npm start | head`.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const showStep: Life['showStep'] = (...step) => {
    stopping.signal.throwIfAborted();
    progress.step(...step);
  };
  const say: Life['say'] = (text) => {
    if (stopping.signal.aborted) return;
    progress.finish();
    console.log(text);
  };
  try {
    const allowDraining: Life['allowDraining'] = (seconds) => {
      drainMs = seconds * 1000;
    };
    await program({
      showStep,
      say,
      stopping: stopping.signal,
      untilStopped: () => stopped.promise,
      allowDraining,
      fail,
    });
  } catch (error) {
    fail(sentenceOf(error));
  }
  return process.exit(exitCode);
}

/** npm forwards SIGTERM only to an intermediate shell, which exits without forwarding it; so the parent is polled. */
function whenParentEnds(notify: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    notify();
  }, 250);
  watch.unref();
}

/** Expected errors print one sentence; anything else prints its stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartError || error instanceof BuildError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
