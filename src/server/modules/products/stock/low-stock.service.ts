import type { Context } from '#server/context.ts';
import * as repository from './low-stock.repository.ts';

/** What should be ordered anew before buyers notice. */
export const listRunningOut = ({ db }: Pick<Context, 'db'>, most: number) => repository.listRunningOut(db, most);
