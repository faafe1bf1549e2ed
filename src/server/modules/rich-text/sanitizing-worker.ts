import { serveTasks } from '#server/worker-pool.ts';
import { sanitizeContent } from './sanitizing.ts';

serveTasks<string, string | null>((html) => ({ result: sanitizeContent(html) }));
