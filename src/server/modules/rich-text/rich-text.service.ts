import type { FieldKey } from '#contracts/messages/uk-fields.ts';
import { Refusal } from '#server/errors.ts';
import { PoolFull, TaskEnded, WorkerPool } from '#server/worker-pool.ts';

/** Sanitizing half a megabyte can take seconds, so it runs in workers and does not block the event loop. */
const pool = new WorkerPool<string, string | null>({
  program: new URL('./sanitizing-worker.ts', import.meta.url),
  taskLimitMs: 20_000,
  mostWaiting: 50,
});

const tooComplex: FieldKey = 'text-too-complex';

/** Sanitizes HTML before it is stored, so that readers can trust it. */
export async function sanitizeRichText(html: string, field: string): Promise<string> {
  if (html === '') return '';
  try {
    const cleaned = await pool.run(html);
    if (cleaned !== null) return cleaned;
  } catch (error) {
    if (error instanceof PoolFull) throw new Refusal('UNAVAILABLE');
    if (!(error instanceof TaskEnded)) throw error;
  }
  throw new Refusal('INVALID', { fields: { [field]: tooComplex } });
}

export const stopSanitizing = (): Promise<void> => pool.stop();
