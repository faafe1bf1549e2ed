import type { z } from 'zod';
import type { SuccessKey } from '#contracts/messages/uk.ts';
import type { Area } from '#domain/permissions.ts';
import { type Access, everyone } from './access.ts';

type Fields = z.ZodObject;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Rate-limit class of a call; each has a limit per caller. */
export type Cost = 'read' | 'search' | 'write' | 'sign-in' | 'upload' | 'export' | 'webhook';

/** What every endpoint declares. */
type Declaration<Params extends Fields, Query extends Fields, Body extends Fields, Response extends z.ZodType> = {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Under /api/, with `{id}` for what varies. */
  readonly path: string;
  /** Where it is not what its method and its fields suggest. */
  readonly cost?: Cost;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** The sentence that tells a person that it worked. */
  readonly done?: SuccessKey;
};

/** One endpoint of the API: the single source for the server, the browser, the tests and OpenAPI. */
export type Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Response extends z.ZodType = z.ZodType,
> = Declaration<Params, Query, Body, Response> & {
  /** Further addresses of the same call. */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** The response may be cached and shared between callers. Set by `publicRead` alone. */
  readonly isPublic?: true;
  /**
   * Does not look at who is signed in: the caller proves themselves by something else (a password, a link, a signature) or the
   * answer says nothing of a person. A browser whose session has ended can still sign in.
   */
  readonly ignoresCredentials?: true;
  /** Takes a form with files instead of JSON; these are the names of the file fields. */
  readonly files?: readonly string[];
  /** How large such a file may be, where it is no picture. */
  readonly largestFileMb?: number;
  /**
   * A long-running call. Clients that accept `application/x-ndjson` get lines `{ "progress": 0.4 }` before the line with the
   * response; a refusal before the first of them has its own HTTP status, as everywhere.
   */
  readonly reportsProgress?: true;
  /**
   * A webhook of an external service: the handler gets the raw bytes and that header, and verifies the signature before it parses
   * them. The schema is documentation.
   */
  readonly signed?: { readonly header: string; readonly body: z.ZodType };
  /** A retry with the same Idempotency-Key returns the stored response. */
  readonly isIdempotent?: true;
};

/** See `publicRead`. */
export type PublicRead<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends Fields = Fields,
  R extends z.ZodType = z.ZodType,
> = Endpoint<P, Q, B, R> & { readonly isPublic: true };

/** Its response belongs to one caller and is never cached. */
export function endpoint<P extends Fields, Q extends Fields, B extends Fields, R extends z.ZodType>(
  definition: Endpoint<P, Q, B, R> & { readonly isPublic?: never },
): Endpoint<P, Q, B, R> {
  return withStrictFields(definition);
}

/**
 * A read that anybody may make and that answers everybody alike, so the answer may be cached and shared. It varies by its declared
 * `params`, `query` and `body` and by the language, and by nothing else: its handler receives neither the person, nor the caller's
 * address, nor any header.
 */
export function publicRead<P extends Fields, Q extends Fields, B extends Fields, R extends z.ZodType>(
  definition: Declaration<P, Q, B, R> & { readonly method: 'GET' | 'POST' },
): PublicRead<P, Q, B, R> {
  return { ...withStrictFields({ ...definition, access: everyone }), isPublic: true };
}

/** Unknown fields are refused, not dropped in silence: the sender meant something by them. */
function withStrictFields<P extends Fields, Q extends Fields, B extends Fields, R extends z.ZodType>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return {
    ...definition,
    ...(definition.params && { params: definition.params.strict() as unknown as P }),
    ...(definition.query && { query: definition.query.strict() as unknown as Q }),
    ...(definition.body && { body: definition.body.strict() as unknown as B }),
  };
}

/** The same call at its address in an area: `customer/orders` for `orders`. */
export function inArea<E extends Endpoint>(area: Area, endpoint: E): E {
  const path = `${area}/${endpoint.path}`;
  if (!endpoint.aliases?.includes(path)) throw new Error(`${endpoint.name} has no address ${path}`);
  return { ...endpoint, path };
}

/** What came to an endpoint that is `signed`, not yet believed. */
export type SignedMessage = { readonly bytes: Uint8Array; readonly signature: string | undefined };

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

type Part<Name extends string, Schema> = Schema extends Fields
  ? string extends keyof z.input<Schema>
    ? unknown
    : { [key in Name]: z.input<Schema> }
  : unknown;
type Parsed<Schema> = Schema extends Fields
  ? string extends keyof z.output<Schema>
    ? undefined
    : z.output<Schema>
  : undefined;

/** What a caller passes. */
export type CallInput<E extends Endpoint> = Part<'params', NonNullable<E['params']>> &
  Part<'query', NonNullable<E['query']>> &
  Part<'body', NonNullable<E['body']>> & {
    files?: Record<string, File | undefined>;
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** Sent to its end even if the page goes away meanwhile. */
    outlivesPage?: boolean;
  };

/** What an implementation receives: validated, with defaults filled in. */
export type HandlerInput<E extends Endpoint> = {
  params: Parsed<NonNullable<E['params']>>;
  query: Parsed<NonNullable<E['query']>>;
  body: Parsed<NonNullable<E['body']>>;
  files: Record<string, UploadedFile | undefined>;
  idempotencyKey: string | undefined;
  /** From 0 to 1, where the endpoint `reportsProgress`. */
  reportProgress: (share: number) => void;
  /** Empty unless the endpoint is `signed`. */
  message: SignedMessage;
};

/** What the implementation of a public read receives: what its answer varies by, and nothing else. */
export type PublicInput<E extends Endpoint> = Pick<HandlerInput<E>, 'params' | 'query' | 'body'>;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What a handler returns: the same shape before the schema has trimmed it to what the contract names. */
export type HandlerOutput<E extends Endpoint> = z.input<E['response']>;

export type Answer<Data> = { readonly message: string; readonly data: Data };

/** How a call is made, whatever the transport: HTTP in the browser, in-process in a page loader. */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Answer<ResponseOf<E>>>;

const everyPlace = /\{(\w+)\}/g;

export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(everyPlace, (_, name: string) => encodeURIComponent(String(params[name])));
}
