import { data } from 'react-router';
import type { Call, CallInput, Endpoint, ResponseOf } from '#contracts/kit/endpoint.ts';
import { type HttpTransportOptions, httpTransport } from '#contracts/kit/http-transport.ts';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import { problemMessages } from '#contracts/messages/messages.ts';
import { languageOfPath } from './language.ts';
import { accessDenied, currentSession, expireSession } from './session.ts';

/** In server-side rendering a direct function call without HTTP; null in the browser. */
let serverTransport: Call | null = null;
let logError: (error: unknown) => void = () => undefined;

export function setServerTransport(transport: Call, log: (error: unknown) => void): void {
  serverTransport = transport;
  logError = log;
}

/** Writes a rendering error into the server's log. */
export const reportPageError = (error: unknown): void => logError(error);

const language = () => languageOfPath(location.pathname);

/** Only public, repeatable reads are retried as a guest after the session has expired. */
const isRetriedAsGuest = ({ method, access, isIdempotent }: Endpoint) =>
  method === 'GET' && access.kind === 'everyone' && !isIdempotent;

function updateSession({ code }: Problem): void {
  if (code === 'NOT_SIGNED_IN') expireSession();
  if (code === 'FORBIDDEN') dispatchEvent(new Event(accessDenied));
}

const texts = {
  language,
  fallback: () => problemMessages[language()].FAILED,
  offline: () => problemMessages[language()].UNAVAILABLE,
};

/** The HTTP client. A 401 clears the expired session, and a 403 triggers a refresh of the permissions. */
export function httpClient(send?: HttpTransportOptions['send']): Call {
  const request = httpTransport({
    ...texts,
    token: () => currentSession()?.token ?? null,
    ...(send && { send }),
  });
  return async (endpoint, input) => {
    const token = currentSession()?.token;
    try {
      return await request(endpoint, input);
    } catch (error) {
      if (!isProblem(error) || token === undefined) throw error;
      // Ignored if the user has signed in or out while the request was in flight.
      if (token === currentSession()?.token) updateSession(error);
      // Several requests may fail with the same token: the first expires the session, and each is retried.
      if (error.code === 'NOT_SIGNED_IN' && isRetriedAsGuest(endpoint)) return request(endpoint, input);
      throw error;
    }
  };
}

const browserClient = httpClient();

export const call: Call = (endpoint, input) => (serverTransport ?? browserClient)(endpoint, input);

/** Calls with the token of a session that was cleared already, to revoke it. */
export const callWithToken = (token: string): Call => httpTransport({ ...texts, token: () => token });

/** What a failed loader passes to its error boundary. */
export type LoadProblem = { readonly code: string; readonly message: string };

/** For route loaders: a failed call becomes the HTTP status and the message of the page. */
export async function load<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  try {
    return (await call(endpoint, input)).data;
  } catch (error) {
    if (!isProblem(error)) throw error;
    throw data({ code: error.code, message: error.message } satisfies LoadProblem, { status: error.status });
  }
}

/** Not `crypto.randomUUID`, which browsers offer on HTTPS only. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
