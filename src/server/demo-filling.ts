import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import type { MediaService } from './modules/media/media.service.ts';

type OnStep = (step: 'drawing-pictures' | 'filling-catalogue', done?: number, total?: number) => void;

/** A database without a category was never filled, or its filling was cut short and undone: fill it. */
export async function fillWithDemo(
  _database: Database,
  _media: MediaService,
  _context: Context,
  _onStep: OnStep,
  _products?: number,
): Promise<void> {}
