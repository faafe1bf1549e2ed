import type { z } from 'zod';
import type { Access } from '#contracts/kit/access.ts';
import type { Answer, Endpoint, HandlerInput, HandlerOutput, SignedMessage } from '#contracts/kit/endpoint.ts';
import { messagesByField } from '#contracts/kit/field-messages.ts';
import { Problem } from '#contracts/kit/problem.ts';
import { problemMessages, successMessages } from '#contracts/messages/messages.ts';
import { mayUse } from '#domain/permissions.ts';
import type { Context } from '#server/context.ts';
import {
  type ConstraintMeanings,
  isDatabaseAway,
  lostToAnother,
  Refusal,
  refusalOf,
  toProblem,
} from '#server/errors.ts';
import { Written } from '#server/written.ts';

type Handler<E extends Endpoint> = (
  context: Context,
  input: HandlerInput<E>,
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

/** Throws for whoever may not make the call. */
export function admit(accesses: readonly Access[], { person }: Context): void {
  for (const access of accesses) {
    if (access.kind === 'everyone') continue;
    if (person === null) throw new Refusal('NOT_SIGNED_IN');
    if (access.kind === 'area' && !mayUse(person.permissions, access.area, access.module)) {
      throw new Refusal('FORBIDDEN');
    }
  }
}

function validate(endpoint: Endpoint, raw: RawInput, context: Context): HandlerInput<Endpoint> {
  const issues: z.core.$ZodIssue[] = [];
  const parse = (schema: z.ZodObject | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(value ?? {}, { reportInput: true });
    if (result.success) return result.data;
    issues.push(...result.error.issues);
    return undefined;
  };
  const params = parse(endpoint.params, raw.params);
  // An address with something that cannot be an id names a thing that does not exist.
  if (issues.length > 0) throw new Refusal('NOT_FOUND');
  const input = { params, query: parse(endpoint.query, raw.query), body: parse(endpoint.body, raw.body) };
  if (issues.length > 0) {
    throw new Problem('INVALID', problemMessages[context.language].INVALID, {
      data: messagesByField(issues, context.language),
    });
  }
  return {
    ...input,
    files: raw.files ?? {},
    idempotencyKey: raw.idempotencyKey,
    message: raw.message ?? noMessage,
    tell: raw.tell ?? (() => undefined),
  } as HandlerInput<Endpoint>;
}

export function asProblem(
  error: unknown,
  context: Pick<Context, 'language' | 'log'>,
  meanings: ConstraintMeanings,
): Problem {
  if (error instanceof Problem) return error;
  const refusal = refusalOf(error, meanings);
  if (refusal) return toProblem(refusal, context.language);
  const code = isDatabaseAway(error) || lostToAnother(error) ? 'UNAVAILABLE' : 'FAILED';
  context.log.error({ err: error }, code === 'FAILED' ? 'a call failed unexpectedly' : 'the database could not serve');
  return new Problem(code, problemMessages[context.language][code], { cause: error });
}

/**
 * The one way in: who may, what came, the work, and only what the contract names comes out. An address may ask for more
 * than the call itself does. What is written already was trimmed by who wrote it.
 */
export async function serve(
  route: Route,
  context: Context,
  raw: RawInput,
  meanings: ConstraintMeanings,
  accesses: readonly Access[] = [route.endpoint.access],
): Promise<Answer<unknown>> {
  const { endpoint, handler } = route;
  try {
    admit(accesses, context);
    const data = await handler(context, validate(endpoint, raw, context));
    return {
      message: successMessages[context.language][endpoint.done ?? 'ok'],
      data: data instanceof Written ? data : endpoint.response.parse(data),
    };
  } catch (error) {
    throw asProblem(error, context, meanings);
  }
}
