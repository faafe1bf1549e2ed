import { StartError } from '#server/start-error.ts';
import { BuildError } from './build.ts';

type Stoppable = { stop(): Promise<void> };

const patienceMs = 9500;

/**
 * Ctrl-C and SIGTERM close the shop in good order; a second one, or ten seconds, ends it whatever it does.
 * A signal that comes while the shop is still opening waits until there is something to close.
 */
export function stopOnSignals(opening: Promise<Stoppable>) {
  let isStopping = false;

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) process.exit(exitCode || 1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    const shop = await opening;
    await shop.stop();
    process.exit(exitCode);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  return {
    /** One clear line, everything that runs is ended, exit code 1. */
    fail(error: unknown): void {
      console.error(`\n  ${sentenceOf(error)}\n`);
      process.exitCode = 1;
      const neverOpened = new Promise<null>((resolve) => setImmediate(() => resolve(null)));
      void Promise.race([opening, neverOpened]).then((shop) => (shop ? stop(1) : process.exit(1)));
    },
  };
}

/** What a person can mend is told in a sentence; anything else is a defect and shows where it came from. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartError || error instanceof BuildError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
