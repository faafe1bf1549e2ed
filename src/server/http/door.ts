import type { z } from 'zod';
import type { Access } from '#contracts/kit/access.ts';
import type {
  Answer,
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
  type ConstraintMeanings,
  isDatabaseAway,
  isDataRefused,
  lostToAnother,
  Refusal,
  refusalOf,
  toProblem,
} from '#server/errors.ts';
import { Written } from '#server/written.ts';
import { deepestValue, mostValues } from './json-bodies.ts';

type Handler<E extends Endpoint> = (
  context: E extends PublicRead ? PublicContext : Context,
  input: E extends PublicRead ? PublicInput<E> : HandlerInput<E>,
) => Promise<HandlerOutput<E> | Written<HandlerOutput<E>>>;

export type Route = { readonly endpoint: Endpoint; readonly handler: Handler<Endpoint> };

/** Joins a call of the contract to the service that answers it. */
export function implement<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Handler<Endpoint> };
}

/** What came with a call, not yet believed. */
export type RawInput = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: HandlerInput<Endpoint>['files'];
  readonly idempotencyKey?: string | undefined;
  readonly message?: SignedMessage;
  readonly tell?: HandlerInput<Endpoint>['tell'];
};

const noMessage: SignedMessage = { bytes: new Uint8Array(), signature: undefined };

function isAllowed(access: Access, permissions: Permissions): boolean {
  if (access.kind === 'area') return mayUse(permissions, access.area, access.module);
  if (access.kind === 'own') return mayUse(permissions, 'admin') || mayUse(permissions, 'customer', access.module);
  return true;
}

/** Throws for whoever may not make the call. */
export function admit(accesses: readonly Access[], { person }: Context): void {
  for (const access of accesses) {
    if (access.kind === 'everyone') continue;
    if (person === null) throw new Refusal('NOT_SIGNED_IN');
    if (!isAllowed(access, person.permissions)) throw new Refusal('FORBIDDEN');
  }
}

/** Refuses what no schema should have to work on, and texts that cannot be kept in fields that are taken unread. */
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

/** What came, as the contract declares it: nothing else can reach a handler, or the key of a shared answer. */
export function validate(
  endpoint: Endpoint,
  raw: Pick<RawInput, 'params' | 'query' | 'body'>,
  language: Language,
): PublicInput<Endpoint> {
  refuseExcess(raw);
  const issues: z.core.$ZodIssue[] = [];
  const parse = (schema: z.ZodObject | undefined, value: unknown) => {
    if (!schema) return undefined;
    // What was not sent at all is a form without fields; a body of null is no form.
    const result = schema.safeParse(value === undefined ? {} : value, { reportInput: true });
    if (result.success) return result.data;
    issues.push(...result.error.issues);
    return undefined;
  };
  const params = parse(endpoint.params, raw.params);
  // An address with something that cannot be an id names a thing that does not exist.
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
    tell: raw.tell ?? (() => undefined),
  };
}

export function asProblem(
  error: unknown,
  context: Pick<Context, 'language' | 'log'>,
  meanings: ConstraintMeanings,
): Problem {
  if (error instanceof Problem) return error;
  const refusal = refusalOf(error, meanings);
  if (refusal) return toProblem(refusal, context.language);
  if (isDataRefused(error)) {
    context.log.warn({ err: error }, 'the database cannot keep what a schema let through');
    return toProblem(new Refusal('INVALID'), context.language);
  }
  const code = isDatabaseAway(error) || lostToAnother(error) ? 'UNAVAILABLE' : 'FAILED';
  context.log.error({ err: error }, code === 'FAILED' ? 'a call failed unexpectedly' : 'the database could not serve');
  return new Problem(code, problemMessages[context.language][code], { cause: error });
}

/** Runs the handler and lets out only what the contract names. What is written already was trimmed by who wrote it. */
async function answer(
  { endpoint, handler }: Route,
  context: Context,
  input: HandlerInput<Endpoint>,
): Promise<Answer<unknown>> {
  const data = await handler(context, input);
  return {
    message: successMessages[context.language][endpoint.done ?? 'ok'],
    data: data instanceof Written ? data : endpoint.response.parse(data),
  };
}

/** The one way in: who may, what came, the work. An address may ask for more than the call itself does. */
export async function serve(
  route: Route,
  context: Context,
  raw: RawInput,
  meanings: ConstraintMeanings,
  accesses: readonly Access[] = [route.endpoint.access],
): Promise<Answer<unknown>> {
  try {
    admit(accesses, context);
    return await answer(route, context, inputOf(route.endpoint, raw, context.language));
  } catch (error) {
    throw asProblem(error, context, meanings);
  }
}

/** The same for a public read that was validated before: of the caller its handler gets the language alone. */
export async function servePublic(
  route: Route,
  context: PublicContext,
  { params, query, body }: PublicInput<Endpoint>,
  meanings: ConstraintMeanings,
): Promise<Answer<unknown>> {
  try {
    return await answer(route, context as Context, { params, query, body } as HandlerInput<Endpoint>);
  } catch (error) {
    throw asProblem(error, context, meanings);
  }
}
