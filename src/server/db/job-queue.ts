import { sql } from 'drizzle-orm';
import { placeholders } from './prepared.ts';

/** A row of the job queue: see `enqueue`. */
export type NewJob = {
  readonly name: string;
  readonly payload: string;
  readonly queue: string | null;
  readonly key: string | null;
  readonly mode: string;
  readonly delayMs: number;
};

const { name, payload, queue, key, mode, delayMs } = placeholders('name', 'payload', 'queue', 'key', 'mode', 'delayMs');

/** Adds a job where it stands in a `from`. */
export const addJobCall = sql`graphile_worker.add_job(${name}, ${payload}::json, ${queue}, job_key => ${key}, job_key_mode => ${mode},
  run_at => now() + ${delayMs}::float8 * interval '1 millisecond')`;
