import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import type { Logger as Pino } from 'pino';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connection.ts';
import type { Job } from './define-job.ts';

export type JobRunner = { stop(): Promise<void> };

function workerLog(log: Pino): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new Logger(() => (level, message, meta) => log[levels[level]]({ ...meta }, message));
}

/** Runs the queue inside the shop's process; any number of processes share it. */
export async function startJobs(
  { pool }: Pick<Database, 'pool'>,
  jobs: readonly Job[],
  contextOf: (log: Pino) => Context,
  log: Pino,
): Promise<JobRunner> {
  const taskList: TaskList = {};
  for (const job of jobs) {
    taskList[job.name] = async (payload, helpers) => {
      const jobLog = log.child({ job: job.name, jobId: helpers.job.id, attempt: helpers.job.attempts });
      await job.run(contextOf(jobLog), job.payload.parse(payload));
    };
  }
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) => (schedule ? [{ task: name, match: schedule, identifier: name }] : [])),
    ),
    concurrency: 4,
    noHandleSignals: true,
    logger: workerLog(log),
  });
  return { stop: () => runner.stop() };
}
