import { Problem, type ProblemCode } from '#contracts/kit/problem.ts';
import {
  type FieldKey,
  fieldMessages,
  problemMessages,
  type RefusalKey,
  refusalMessages,
} from '#contracts/messages/messages.ts';
import type { Language } from '#domain/language.ts';

type RefusalDetails = {
  /** A sentence that says more than the code's own. */
  readonly because?: RefusalKey;
  readonly values?: Record<string, string | number>;
  readonly fields?: Record<string, FieldKey>;
  readonly data?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;
};

/** A no that the shop means: thrown by services in no language, told to people at the door in theirs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly details: RefusalDetails;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(details.because ? `${code} (${details.because})` : code);
    this.code = code;
    this.details = details;
  }
}

/** The fields' own sentences say more than "check the fields" does, so a single one stands for the whole. */
export function toProblem({ code, details }: Refusal, language: Language): Problem {
  const fields = Object.entries(details.fields ?? {}).map(
    ([field, key]) => [field, fieldMessages[language][key]] as const,
  );
  const sentence = details.because
    ? refusalMessages[language][details.because]
    : (fields[0]?.[1] ?? problemMessages[language][code]);
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(details.values?.[name] ?? ''));
  return new Problem(code, filled, { data: { ...Object.fromEntries(fields), ...details.data } });
}

type PostgresError = Error & { code: string; constraint_name?: string };

/** Drizzle wraps what the driver threw; the constraint's name is on the innermost. */
function postgresError(error: unknown): PostgresError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'PostgresError') return cause as PostgresError;
  }
  return null;
}

/** Each module names what its constraints mean to people: the constraint guards, this only makes the message kind. */
export type ConstraintMeanings = Record<string, () => Refusal>;

export function refusalOf(error: unknown, meanings: ConstraintMeanings): Refusal | null {
  if (error instanceof Refusal) return error;
  const name = postgresError(error)?.constraint_name;
  return (name !== undefined && meanings[name]?.()) || null;
}

const connectionTroubles = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
  '53300',
]);

export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && connectionTroubles.has(cause.code)) return true;
  }
  return false;
}
