import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { addJobCall, type NewJob } from '#server/db/job-queue.ts';
import { prepared } from '#server/db/prepared.ts';

/** Background work, queued in a transaction or scheduled. Delivery is at least once, so every job must be idempotent. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: Payload;
  run(context: Context, payload: z.output<Payload>): Promise<void>;
  /** Cron expression with five fields, UTC. */
  readonly schedule?: string;
  /** Jobs of one queue run one after the other: for those that take long, since several at once would take all workers. */
  readonly queue?: string;
};

/** What is needed to queue a job. */
export type JobCall<Payload extends z.ZodType = z.ZodType> = Pick<Job<Payload>, 'name' | 'payload' | 'queue'>;

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

type Cleanup = Required<Pick<Job, 'name' | 'schedule'>> & {
  /** Returns how many rows it deleted. Deleting twice is harmless. */
  run(context: Context): Promise<number>;
  readonly message: string;
};

/** A scheduled job that deletes what has expired. */
export const defineCleanup = ({ name, schedule, run, message }: Cleanup) =>
  defineJob({
    name,
    payload: z.object({}).loose(),
    schedule,
    run: async (context) => context.log.info({ count: await run(context) }, message),
  });

const addedJob = prepared<NewJob, unknown>((db) => db.select({ added: sql`1` }).from(addJobCall).prepare('add_job'));

/**
 * Transactional outbox: the job is queued in the caller's transaction and discarded on rollback. A key is queued at most once.
 * Queued again while it runs, a job runs once more, since it may have read old data; with `once` the repetition is ignored.
 */
export async function enqueue<Payload extends z.ZodType>(
  { db }: Pick<Context, 'db'>,
  job: JobCall<Payload>,
  payload: z.input<Payload>,
  options: JobOptions = {},
): Promise<void> {
  await addJob({ db }, newJob(job, payload, options));
}

export async function addJob({ db }: Pick<Context, 'db'>, job: NewJob): Promise<void> {
  await addedJob(db, job);
}

type JobOptions = { readonly key?: string; readonly once?: boolean; readonly delayMs?: number };

/** What `enqueue` adds, for a statement that writes other things too. */
export const newJob = <Payload extends z.ZodType>(
  job: JobCall<Payload>,
  payload: z.input<Payload>,
  options: JobOptions = {},
): NewJob => ({
  name: job.name,
  payload: JSON.stringify(payload),
  queue: job.queue ?? null,
  key: options.key ?? null,
  mode: options.once ? 'unsafe_dedupe' : 'replace',
  delayMs: options.delayMs ?? 0,
});

/**
 * Takes back a delayed job: true if it was still waiting for its time. The row lock decides a race with a worker: the first
 * has the job. If it returns false, the caller must roll back.
 */
export async function takeJobBack({ db }: Pick<Context, 'db'>, key: string): Promise<boolean> {
  const { rows } = await db.execute<{ isWaiting: boolean }>(sql`
    select coalesce(locked_at is null and run_at > now(), false) as "isWaiting"
    from graphile_worker.remove_job(${key})`);
  return rows[0]?.isWaiting === true;
}
