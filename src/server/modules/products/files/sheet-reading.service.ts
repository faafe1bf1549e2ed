import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import type { Language } from '#domain/language.ts';
import { Refusal } from '#server/errors.ts';
import { PoolFull, TaskEnded, WorkerPool } from '#server/worker-pool.ts';
import type { PackedSheet } from './packed-sheet.ts';
import type { SheetAnswer, SheetTask } from './sheet-worker.ts';

/** Parsing 50 MB takes long, and queued files stay in memory, so the queue is short. */
const pool = new WorkerPool<SheetTask, SheetAnswer>({
  program: new URL('./sheet-worker.ts', import.meta.url),
  taskLimitMs: 60_000,
  mostWaiting: 3,
});

/** Throws if the file as a whole is invalid; rows are validated later. */
export async function readUploadedSheet(file: UploadedFile | undefined, language: Language): Promise<PackedSheet> {
  if (!file) throw new Refusal('INVALID', { fields: { file: 'required' } });
  const answer = await pool.run({ bytes: file.bytes, language }, [file.bytes.buffer]).catch((error: unknown) => {
    if (error instanceof PoolFull) throw new Refusal('UNAVAILABLE');
    throw error instanceof TaskEnded ? new Refusal('TOO_LARGE') : error;
  });
  if ('sheet' in answer) return answer.sheet;
  throw new Refusal(answer.refusal.code, answer.refusal.details);
}

export const stopReadingSheets = (): Promise<void> => pool.stop();
