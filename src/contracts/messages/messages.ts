import type { ProblemCode } from '#contracts/kit/problem.ts';
import type { Language } from '#domain/language.ts';
import * as en from './en.ts';
import * as uk from './uk.ts';

export type { RefusalKey } from './uk.ts';

export const problemMessages: Record<Language, Record<ProblemCode, string>> = { uk: uk.problems, en: en.problems };
export const refusalMessages = { uk: uk.refusals, en: en.refusals };
export const successMessages = { uk: uk.successes, en: en.successes };
