import { serveTasks } from '#server/worker-pool.ts';
import { sanitizeContent } from './sanitizing.ts';

/** What the thread runs that cleans texts. */
serveTasks<string, string | null>((html) => ({ result: sanitizeContent(html) }));
