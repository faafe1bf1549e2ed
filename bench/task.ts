import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type Outcome<Result> = { result: Result } | { failure: string };

/** For a child process of the bench: runs the task that the parent sends and returns its result. */
export function onTask<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.once('message', async (task) => {
    const outcome: Outcome<Result> = await work(task as Task).then(
      (result) => ({ result }),
      (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.(outcome);
  });
  // Exits with the parent.
  process.once('disconnect', () => process.exit());
}

export type Program<Result> = { readonly result: Result; stop(): Promise<void> };

/** Forks a process, so that load, server and baselines do not share an event loop. */
export async function startProgram<Task extends object, Result>(file: string, task: Task): Promise<Program<Result>> {
  const child = fork(path.join(import.meta.dirname, file), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const answered = once(child, 'message').then(([outcome]) => outcome as Outcome<Result>);
  const ended = once(child, 'exit').then(([code]): Outcome<Result> => ({ failure: `${file} ended with ${code}` }));
  child.send(task);
  const outcome = await Promise.race([answered, ended]);
  if ('failure' in outcome) {
    child.kill();
    throw new Error(outcome.failure);
  }
  return { result: outcome.result, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // Not asked to exit: Node can hang in `process.exit`, joining a thread of V8 that never ends, and there is nothing to save.
  child.kill('SIGKILL');
  await ended;
}
