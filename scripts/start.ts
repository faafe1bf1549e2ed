import './production-mode.ts';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Half of a start is reading code that has not changed since the last one.
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/kraplyna/compiled'));
await import('./open-shop.ts');
