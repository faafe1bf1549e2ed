import type { z } from 'zod';
import type { Access } from '#contracts/kit/access.ts';
import type {
  Answer,
  Call,
  Endpoint,
  HandlerInput,
  HandlerOutput,
  PublicInput,
  PublicRead,
  SignedMessage,
} from '#contracts/kit/endpoint.ts';
import { messagesByField } from '#contracts/kit/field-messages.ts';
import { isReadable } from '#contracts/kit/fields.ts';
import { Problem } from '#contracts/kit/problem.ts';
import { problemMessages, successMessages } from '#contracts/messages/messages.ts';
import type { Language } from '#domain/language.ts';
import { mayUse, type Permissions } from '#domain/permissions.ts';
import type { Context, PublicContext } from '#server/context.ts';
import {
  type ConstraintErrors,
  isDatabaseUnavailable,
  isDataRefused,
  isTimeout,
  isTransactionConflict,
  Refusal,
  refusalOf,
  toProblem,
} from '#server/errors.ts';
import { SerializedJson } from '#server/serialized-json.ts';
import { deepestValue, mostValues } from './json-bodies.ts';

type Handler<E extends Endpoint> = (
  context: E extends PublicRead ? PublicContext : Context,
  input: E extends PublicRead ? PublicInput<E> : HandlerInput<E>,
) => Promise<HandlerOutput<E> | SerializedJson<HandlerOutput<E>>>;

export type Route = { readonly endpoint: Endpoint; readonly handler: Handler<Endpoint> };

/** Connects an endpoint of the contract to its handler. */
export function implement<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Handler<Endpoint> };
}

/** The input of a call before validation. */
export type RawInput = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: HandlerInput<Endpoint>['files'];
  readonly idempotencyKey?: string | undefined;
  readonly message?: SignedMessage;
  readonly reportProgress?: HandlerInput<Endpoint>['reportProgress'];
};

const noMessage: SignedMessage = { bytes: new Uint8Array(), signature: undefined };

function isAllowed(access: Access, permissions: Permissions): boolean {
  if (access.kind === 'area') return mayUse(permissions, access.area, access.module);
  if (access.kind === 'own') return mayUse(permissions, 'admin') || mayUse(permissions, 'customer', access.module);
  return true;
}

/** Refuses callers without permission. */
export function authorize(accesses: readonly Access[], { person }: Context): void {
  for (const access of accesses) {
    if (access.kind === 'everyone') continue;
    if (person === null) throw new Refusal('NOT_SIGNED_IN');
    if (!isAllowed(access, person.permissions)) throw new Refusal('FORBIDDEN');
  }
}

/** Refuses oversized input before it reaches a schema, and control characters in fields that no schema checks. */
function refuseExcess({ query, body }: RawInput): void {
  const waiting: { value: unknown; path: readonly string[] }[] = [query, body].map((value) => ({ value, path: [] }));
  let count = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isReadable(value)) {
      throw new Refusal('INVALID', { fields: { [path.join('.')]: 'control-characters' } });
    }
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) && value.length > mostValues ? value : Object.keys(value);
    count += keys.length;
    if (count > mostValues || path.length >= deepestValue) throw new Refusal('TOO_LARGE');
    for (const [key, inner] of Object.entries(value)) waiting.push({ value: inner, path: [...path, key] });
  }
}

/** Parses the input by the contract: nothing else can reach a handler or a cache key. */
export function validate(
  endpoint: Endpoint,
  raw: Pick<RawInput, 'params' | 'query' | 'body'>,
  language: Language,
): PublicInput<Endpoint> {
  refuseExcess(raw);
  const issues: z.core.$ZodIssue[] = [];
  const parse = (schema: z.ZodObject | undefined, value: unknown) => {
    if (!schema) return undefined;
    // A missing part is an empty object; an explicit null is invalid.
    const result = schema.safeParse(value === undefined ? {} : value, { reportInput: true });
    if (result.success) return result.data;
    issues.push(...result.error.issues);
    return undefined;
  };
  const params = parse(endpoint.params, raw.params);
  // A malformed id in the path is an unknown resource.
  if (issues.length > 0) throw new Refusal('NOT_FOUND');
  const input = { params, query: parse(endpoint.query, raw.query), body: parse(endpoint.body, raw.body) };
  if (issues.length > 0) {
    throw new Problem('INVALID', problemMessages[language].INVALID, { data: messagesByField(issues, language) });
  }
  return input as PublicInput<Endpoint>;
}

function inputOf(endpoint: Endpoint, raw: RawInput, language: Language): HandlerInput<Endpoint> {
  return {
    ...validate(endpoint, raw, language),
    files: raw.files ?? {},
    idempotencyKey: raw.idempotencyKey,
    message: raw.message ?? noMessage,
    reportProgress: raw.reportProgress ?? (() => undefined),
  };
}

export function asProblem(
  error: unknown,
  context: Pick<Context, 'language' | 'log'>,
  constraintErrors: ConstraintErrors,
): Problem {
  if (error instanceof Problem) return error;
  const refusal = refusalOf(error, constraintErrors);
  if (refusal) return toProblem(refusal, context.language);
  if (isDataRefused(error)) {
    context.log.warn({ err: error }, 'the database refused a value that passed validation');
    return toProblem(new Refusal('INVALID'), context.language);
  }
  const isPassing = isDatabaseUnavailable(error) || isTransactionConflict(error) || isTimeout(error);
  const code = isPassing ? 'UNAVAILABLE' : 'FAILED';
  context.log.error({ err: error }, code === 'FAILED' ? 'a call failed unexpectedly' : 'the database is unavailable');
  return new Problem(code, problemMessages[context.language][code], { cause: error });
}

/** Runs the handler and strips what the contract does not name; pre-serialized JSON has only declared fields already. */
export async function invoke(
  { endpoint, handler }: Route,
  context: Context | PublicContext,
  input: HandlerInput<Endpoint> | PublicInput<Endpoint>,
): Promise<Answer<unknown>> {
  const data = await handler(context as Context, input as HandlerInput<Endpoint>);
  return {
    message: successMessages[context.language][endpoint.done ?? 'ok'],
    data: data instanceof SerializedJson ? data : endpoint.response.parse(data),
  };
}

/** Authorizes, validates and runs a call, and maps every error to a `Problem`. An alias may require more than the endpoint does. */
export async function dispatch(
  route: Route,
  context: Context,
  raw: RawInput,
  constraintErrors: ConstraintErrors,
  accesses: readonly Access[] = [route.endpoint.access],
): Promise<Answer<unknown>> {
  try {
    authorize(accesses, context);
    return await invoke(route, context, inputOf(route.endpoint, raw, context.language));
  } catch (error) {
    throw asProblem(error, context, constraintErrors);
  }
}

/** Dispatches calls inside the process, without HTTP: for page loaders and tests. */
export function inProcessTransport(
  routes: readonly Route[],
  contextOf: () => Context,
  constraintErrors: ConstraintErrors,
): Call {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return async (endpoint, input) => {
    const route = byName.get(endpoint.name);
    if (!route) throw new Error(`No implementation of ${endpoint.name}`);
    const { message, data } = await dispatch(route, contextOf(), input as RawInput, constraintErrors);
    return { message, data: data instanceof SerializedJson ? data.parse() : data } as never;
  };
}
