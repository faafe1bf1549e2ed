import { serveTasks } from '#server/worker-pool.ts';
import { cleanHtml } from './cleaning.ts';

/** What the thread runs that cleans texts. */
serveTasks<string, string | null>((html) => ({ result: cleanHtml(html) }));
