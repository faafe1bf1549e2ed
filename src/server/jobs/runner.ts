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
import type { DirectConnection } from '#server/db/direct-connection.ts';
import type { Deadline } from '#server/deadline.ts';
import type { Job } from './define-job.ts';
import { WorkerLock } from './worker-lock.ts';

/** Jobs that miss the deadline are taken over by another process or the next start. */
export type JobRunner = { stop(deadline?: Deadline): Promise<void> };

function workerLog(log: Pino): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  // A job's payload contains personal data; its id and task are enough.
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

/** Runs all due jobs once; failed ones stay queued for a retry. */
export async function runWaitingJobs(
  { pool }: Pick<Database, 'pool'>,
  jobs: readonly Job[],
  contextOf: ContextOf,
  log: Pino,
): Promise<void> {
  // On a single connection, statements are ordered: when no job is left, the last one has been marked as done.
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
  { pool, direct }: Pick<Database, 'pool'> & { direct: DirectConnection },
  jobs: readonly Job[],
  contextOf: ContextOf,
  log: Pino,
  { lookForDeadEveryMs = 5000, restartAfterMs = 1000, endingPatienceMs = 5000 } = {},
): Promise<JobRunner> {
  const workerLock = await WorkerLock.open({ direct, log, everyMs: lookForDeadEveryMs });
  const begin = async () => {
    const events: WorkerEvents = new EventEmitter();
    const ended = Promise.withResolvers<void>();
    events.once('pool:create', ({ workerPool }) => workerLock.hold(workerPool.id));
    // A runner that stops by itself may wait for ever for jobs that it could not mark as done, without ending; hence the timeout.
    events.once('pool:gracefulShutdown', () => setTimeout(ended.resolve, endingPatienceMs).unref());
    const runner = await run({
      pgPool: pool,
      events,
      taskList: tasksOf(jobs, contextOf, log),
      parsedCronItems: parseCronItems(
        jobs.flatMap(({ name, schedule, queue: queueName }) =>
          schedule ? [{ task: name, match: schedule, identifier: name, options: { queueName } }] : [],
        ),
      ),
      // More than there are queues of long jobs.
      concurrency: 6,
      noHandleSignals: true,
      logger: workerLog(log),
      // Without batches, marking a job as done while the database is unavailable is an unhandled rejection and ends the process.
      // In batches it ends the runner, which is restarted.
      // No local queue: an outage while it returns jobs is an unhandled rejection too.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    return { runner, ended: Promise.race([runner.promise, ended.promise]) };
  };
  const runner = await keepRunning(begin, log, restartAfterMs).catch(async (error) => {
    await workerLock.stop();
    throw error;
  });
  return {
    stop: async (deadline) => {
      const stopped = runner.stop();
      if (deadline && !(await deadline.waitFor(stopped)))
        log.warn('a job did not end before the deadline; another process takes it over');
      else await stopped;
      await workerLock.stop();
    },
  };
}

type Running = { readonly runner: Runner; readonly ended: Promise<void> };

/** graphile-worker gives up when the database is lost; restarts it until it runs again. */
async function keepRunning(begin: () => Promise<Running>, log: Pino, restartAfterMs: number) {
  const stopping = new AbortController();
  let running: Running | null = await begin();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await running?.ended.catch((err) => log.warn({ err }, 'the job runner failed'));
      if (!stopping.signal.aborted) running?.runner.stop().catch(() => undefined);
      running = null;
      await pause(restartAfterMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn('the job runner ended by itself and is restarted');
      running = await begin().catch((err) => {
        log.warn({ err }, 'the job runner cannot start yet');
        return null;
      });
      if (stopping.signal.aborted) await running?.runner.stop();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      // `stop` rejects if the runner is already stopping; its end is awaited below.
      await running?.runner.stop().catch(() => undefined);
      await watching;
    },
  };
}
