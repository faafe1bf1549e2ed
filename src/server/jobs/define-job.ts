import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '#server/context.ts';

/** Work that happens after a commit, or by the clock. It may run twice, so each says how it makes that harmless. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: Payload;
  run(context: Context, payload: z.output<Payload>): Promise<void>;
  /** When the clock starts it, in cron's five fields, UTC. */
  readonly schedule?: string;
};

/** All that whoever asks for a job has to know of it. */
export type JobCall<Payload extends z.ZodType = z.ZodType> = Pick<Job<Payload>, 'name' | 'payload'>;

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

/**
 * Puts the job into the queue in the caller's own transaction: if the order is rolled back, its letter never was.
 * One key is in the queue at most once. Asked for again while it runs, a job runs once more, since it may have looked too early;
 * unless it is `once`, which is the same thing however often it is asked for.
 */
export async function enqueue<Payload extends z.ZodType>(
  { db }: Pick<Context, 'db'>,
  job: JobCall<Payload>,
  payload: z.input<Payload>,
  options: { key?: string; once?: boolean } = {},
): Promise<void> {
  const mode = options.once ? 'unsafe_dedupe' : 'replace';
  await db.execute(
    sql`select graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json,
      job_key => ${options.key ?? null}, job_key_mode => ${mode})`,
  );
}
