import pg from 'pg';
import { Problem, type ProblemCode } from '#contracts/kit/problem.ts';
import { fieldMessages } from '#contracts/messages/field-messages.ts';
import { problemMessages, type RefusalKey, refusalMessages } from '#contracts/messages/messages.ts';
import type { FieldKey } from '#contracts/messages/uk-fields.ts';
import type { Language } from '#domain/language.ts';

type RefusalDetails = {
  /** A more specific message than that of the code. */
  readonly because?: RefusalKey;
  readonly values?: Record<string, string | number>;
  readonly fields?: Record<string, FieldKey>;
  readonly data?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;
};

/** An expected refusal: thrown by services as a code, translated by the dispatcher. */
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

/** A field's message is more specific than that of the code, so the first one is the message of the whole problem. */
export function toProblem({ code, details }: Refusal, language: Language): Problem {
  const fields = Object.entries(details.fields ?? {}).map(
    ([field, key]) => [field, fieldMessages[language][key]] as const,
  );
  const sentence = details.because
    ? refusalMessages[language][details.because]
    : (fields[0]?.[1] ?? problemMessages[language][code]);
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(details.values?.[name] ?? ''));
  return new Problem(code, filled, {
    data: { ...Object.fromEntries(fields), ...details.data },
    ...(details.retryAfterSeconds !== undefined && { retryAfterSeconds: details.retryAfterSeconds }),
  });
}

/** Drizzle wraps the driver's error. */
function postgresError(error: unknown): pg.DatabaseError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return null;
}

/** Maps database constraints to refusals: the constraint enforces the rule, this gives it a message. */
export type ConstraintErrors = Record<string, () => Refusal>;

export function refusalOf(error: unknown, constraintErrors: ConstraintErrors): Refusal | null {
  if (error instanceof Refusal) return error;
  const name = postgresError(error)?.constraint;
  return (name !== undefined && constraintErrors[name]?.()) || null;
}

/**
 * The database rejected a value of the request: invalid characters, a number or date out of range (class 22), or a program limit
 * exceeded (class 54).
 */
export function isDataRefused(error: unknown): boolean {
  return /^(?:22|54)/.test(postgresError(error)?.code ?? '');
}

const conflictCodes = new Set(['40001', '40P01']);

/** A deadlock or a serialization failure: the transaction may be retried. */
export function isTransactionConflict(error: unknown): boolean {
  return conflictCodes.has(postgresError(error)?.code ?? '');
}

const timeoutCodes = new Set(['55P03', '57014']);

/** A lock or a statement took longer than its time-out. */
export function isTimeout(error: unknown): boolean {
  return timeoutCodes.has(postgresError(error)?.code ?? '');
}

const connectionTroubles = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** Class 08 is a pooler that cannot reach the server. */
const isConnectionTrouble = (code: string) => connectionTroubles.has(code) || /^08...$/.test(code);
/** The driver's own errors have no codes. */
const lostConnection =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && isConnectionTrouble(cause.code)) return true;
    if (lostConnection.test(cause.message)) return true;
  }
  return false;
}
