import { stopWithinMs } from '#server/closing.ts';
import { StartError } from '#server/start-error.ts';
import { BuildError } from './build.ts';
import { createProgress } from './terminal.ts';

type Life = {
  /** Shows what is being done. Throws once the program is to end, so that no long work goes on for nobody. */
  showStep(text: string, done?: number, total?: number): void;
  /** The steps are done, and this is what came of them. */
  say(text: string): void;
  /** For work that can be told to stop. */
  readonly stopping: AbortSignal;
  untilStopped(): Promise<void>;
  /** The program cannot go on: says why, and closes it. */
  fail(reason: string): void;
};

/** Within the promised time after a signal nothing is left, whatever hangs. */
const patienceMs = stopWithinMs - 500;
/** One Ctrl-C comes twice: from the terminal and, passed on, from npm. */
const sameKeyPressMs = 1000;

/**
 * Runs a program that Ctrl-C and SIGTERM end in good order, from its first step on; a second one ends it at once.
 * What it throws is told on stderr, and the exit code is 1.
 */
export async function stopOnSignals(program: (life: Life) => Promise<void>): Promise<never> {
  const progress = createProgress();
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<void>();
  let exitCode = 0;

  function stop(): void {
    stopping.abort();
    stopped.resolve();
    setTimeout(() => process.exit(1), patienceMs);
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
  // Whoever read our words may have left: a closed terminal, or `npm start | head`.
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
    await program({ showStep, say, stopping: stopping.signal, untilStopped: () => stopped.promise, fail });
  } catch (error) {
    fail(sentenceOf(error));
  }
  return process.exit(exitCode);
}

/** npm passes SIGTERM on to the shell that stands between it and us, which dies of it and tells nobody. */
function whenParentEnds(tell: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell();
  }, 250);
  watch.unref();
}

/** What a person can mend is told in a sentence; anything else is a defect and shows where it came from. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartError || error instanceof BuildError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
