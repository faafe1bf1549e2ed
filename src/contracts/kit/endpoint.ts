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
  /** Relative to /api/, with `{id}` for parameters. */
  readonly path: string;
  /** Overrides the class derived from method and fields. */
  readonly cost?: Cost;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** Key of the success message. */
  readonly done?: SuccessKey;
};

/** One endpoint of the API: the single source for the server, the browser, the tests and OpenAPI. */
export type Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Response extends z.ZodType = z.ZodType,
> = Declaration<Params, Query, Body, Response> & {
  /** Further paths of the same call. */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** The response may be cached and shared between callers. Set by `publicRead` alone. */
  readonly isPublic?: true;
  /**
   * Ignores the session: the caller is authenticated by other means (a password, a link, a signature), or the response contains
   * nothing personal. So a browser with an expired session can still sign in.
   */
  readonly ignoresCredentials?: true;
  /** The body is not read, whatever its type: a mail client stops e-mails by posting a form (RFC 8058). */
  readonly ignoresBody?: true;
  /** Names of file fields; the request is then `multipart/form-data` instead of JSON. */
  readonly files?: readonly string[];
  /** Overrides the size limit of pictures. */
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
  /** A download in place of the JSON envelope: the handler returns its bytes. A failure is JSON, as everywhere. */
  readonly download?: { readonly type: 'application/pdf'; readonly name: string };
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
 * A read that is the same for every caller, so that its response may be cached and shared. It varies only by its declared
 * `params`, `query` and `body` and by the language: its handler receives neither the user, nor the client's address, nor any
 * header.
 */
export function publicRead<P extends Fields, Q extends Fields, B extends Fields, R extends z.ZodType>(
  definition: Declaration<P, Q, B, R> & { readonly method: 'GET' | 'POST' },
): PublicRead<P, Q, B, R> {
  return { ...withStrictFields({ ...definition, access: everyone }), isPublic: true };
}

/** Unknown fields are refused instead of ignored, so that a typo does not go unnoticed. */
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

/** The same call at its alias in an area: `customer/orders` for `orders`. */
export function inArea<E extends Endpoint>(area: Area, endpoint: E): E {
  const path = `${area}/${endpoint.path}`;
  if (!endpoint.aliases?.includes(path)) throw new Error(`${endpoint.name} has no address ${path}`);
  return { ...endpoint, path };
}

/** The raw message of a `signed` endpoint, not verified yet. */
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
    /** `keepalive`: the request completes even if the page is closed. */
    outlivesPage?: boolean;
  };

/** The handler's input: validated, with defaults. */
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

/** The input of a public read's handler: only what the response varies by. */
export type PublicInput<E extends Endpoint> = Pick<HandlerInput<E>, 'params' | 'query' | 'body'>;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** The handler's result, before the schema strips undeclared fields. */
export type HandlerOutput<E extends Endpoint> = z.input<E['response']>;

export type Answer<Data> = { readonly message: string; readonly data: Data };

/** How a call is made, whatever the transport: HTTP in the browser, in-process in a page loader. */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Answer<ResponseOf<E>>>;

const everyPlace = /\{(\w+)\}/g;

export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(everyPlace, (_, name: string) => encodeURIComponent(String(params[name])));
}
