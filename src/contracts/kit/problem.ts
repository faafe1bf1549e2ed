/** All error codes of the API, with their HTTP status. */
export const problemStatuses = {
  MALFORMED: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_CONFIRMED: 403,
  NOT_FOUND: 404,
  ALREADY_TAKEN: 409,
  IN_USE: 409,
  CHANGED_MEANWHILE: 409,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  NOT_ALLOWED_NOW: 409,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  INVALID: 422,
  TOO_MANY: 429,
  FAILED: 500,
  UNAVAILABLE: 503,
} as const;

export type ProblemCode = keyof typeof problemStatuses;

type ProblemDetails = { data?: Record<string, unknown>; status?: number; retryAfterSeconds?: number; cause?: unknown };

/** A failed call; its messages are already translated. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  /** Messages by field, or other data of the failure. */
  readonly data: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? problemStatuses[code];
    this.data = details.data ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problemStatuses, code);
}

/** By name, not by class: the bundle of the pages has its own copy of the class. */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem';
}
