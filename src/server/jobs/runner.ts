import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  runTaskListOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Logger as Pino } from 'pino';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connection.ts';
import type { Job } from './define-job.ts';
import { Lifeline } from './lifeline.ts';

export type JobRunner = { stop(): Promise<void> };

function workerLog(log: Pino): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  // A job's payload names people; its id and its task are enough to find it.
  return new Logger(() => (level, message, { job, error, ...meta } = {}) => {
    const { id: jobId, task_identifier: task } = (job ?? {}) as { id?: string; task_identifier?: string };
    log[levels[level]]({ ...meta, jobId, task, ...(error !== undefined && { err: error }) }, message);
  });
}

type ContextOf = (log: Pino) => Context;

function tasksOf(jobs: readonly Job[], contextOf: ContextOf, log: Pino): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    tasks[job.name] = async (payload, helpers) => {
      const jobLog = log.child({ job: job.name, jobId: helpers.job.id, attempt: helpers.job.attempts });
      await job.run(contextOf(jobLog), job.payload.parse(payload));
    };
  }
  return tasks;
}

/** Runs what waits in the queue and is due, and then ends; what fails stays there for later. */
export async function runWaitingJobs(
  { pool }: Pick<Database, 'pool'>,
  jobs: readonly Job[],
  contextOf: ContextOf,
  log: Pino,
): Promise<void> {
  // On one connection everything is in order: when no job is left, the last one has been ticked off.
  const client = await pool.connect();
  try {
    const options = { noHandleSignals: true, logger: workerLog(log) };
    await runTaskListOnce(options, tasksOf(jobs, contextOf, log), client).promise;
  } finally {
    client.release();
  }
}

/** Runs the queue inside the shop's process; any number of processes share it. */
export async function startJobs(
  { pool }: Pick<Database, 'pool'>,
  jobs: readonly Job[],
  contextOf: ContextOf,
  log: Pino,
  { lookForDeadEveryMs = 5000, restartAfterMs = 1000 } = {},
): Promise<JobRunner> {
  const lifeline = await Lifeline.open({ pool, log, everyMs: lookForDeadEveryMs });
  const begin = () => {
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => lifeline.hold(workerPool.id));
    return run({
      pgPool: pool,
      events,
      taskList: tasksOf(jobs, contextOf, log),
      parsedCronItems: parseCronItems(
        jobs.flatMap(({ name, schedule }) => (schedule ? [{ task: name, match: schedule, identifier: name }] : [])),
      ),
      concurrency: 4,
      noHandleSignals: true,
      logger: workerLog(log),
      // Ticked off one by one, a job that ends while the database is away would end the whole shop: nobody waits for that
      // promise. In batches its failure ends the runner, which is begun again.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  };
  const runner = await keepRunning(begin, log, restartAfterMs).catch(async (error) => {
    await lifeline.stop();
    throw error;
  });
  return { stop: () => runner.stop().finally(() => lifeline.stop()) };
}

/** A runner gives up when the database goes away under it. The shop does not: it begins another as soon as one can begin. */
async function keepRunning(begin: () => Promise<Runner>, log: Pino, restartAfterMs: number): Promise<JobRunner> {
  const stopping = new AbortController();
  let runner: Runner | null = await begin();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch((err) => log.warn({ err }, 'the runner of the jobs failed'));
      runner = null;
      await pause(restartAfterMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn('the runner of the jobs ended by itself and is begun again');
      runner = await begin().catch((err) => {
        log.warn({ err }, 'the runner of the jobs cannot begin yet');
        return null;
      });
      if (stopping.signal.aborted) await runner?.stop();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      // One that is ending by itself refuses to be ended; it is waited for all the same.
      await runner?.stop().catch(() => undefined);
      await watching;
    },
  };
}
