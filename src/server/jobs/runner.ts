import { Logger, parseCronItems, run, runTaskListOnce, type TaskList } from 'graphile-worker';
import type { Logger as Pino } from 'pino';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connection.ts';
import type { Job } from './define-job.ts';

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
): Promise<JobRunner> {
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(jobs, contextOf, log),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) => (schedule ? [{ task: name, match: schedule, identifier: name }] : [])),
    ),
    concurrency: 4,
    noHandleSignals: true,
    logger: workerLog(log),
  });
  return { stop: () => runner.stop() };
}
