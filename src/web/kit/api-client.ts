import type { Call, Endpoint } from '#contracts/kit/endpoint.ts';
import { type FetchCarrierOptions, fetchCarrier } from '#contracts/kit/fetch-carrier.ts';
import { Problem } from '#contracts/kit/problem.ts';
import { problemMessages } from '#contracts/messages/messages.ts';
import { languageOfPath } from './language.ts';
import { accessRefused, currentSession, endSession } from './session.ts';

/** How calls travel: inside the server the server brings its own way, in the browser they go over HTTP. */
let carrier: Call | null = null;

let report: (error: unknown) => void = () => undefined;

export function openDoor(serverCarrier: Call, serverReport: (error: unknown) => void): void {
  carrier = serverCarrier;
  report = serverReport;
}

/** A page that broke on the server leaves a line in its log. */
export const reportBrokenPage = (error: unknown): void => report(error);

const language = () => languageOfPath(location.pathname);

/** What anybody may read goes on as for a guest. A key belongs to who sent it, and a write is for the person to repeat. */
const isForGuestsToo = ({ method, access, isIdempotent }: Endpoint) =>
  method === 'GET' && access.kind === 'everyone' && !isIdempotent;

/** A session that ended elsewhere ends here too, and a right that was taken away is noticed, so that the page stops pretending. */
export function overHttp(send?: FetchCarrierOptions['send']): Call {
  const carry = fetchCarrier({
    language,
    token: () => currentSession()?.token ?? null,
    fallback: () => problemMessages[language()].FAILED,
    offline: () => problemMessages[language()].UNAVAILABLE,
    ...(send && { send }),
  });
  return async (endpoint, input) => {
    const token = currentSession()?.token;
    try {
      return await carry(endpoint, input);
    } catch (error) {
      // Who has signed in again, or out, while this call was under way is not meant by its answer.
      if (error instanceof Problem && token !== undefined && token === currentSession()?.token) {
        if (error.code === 'NOT_SIGNED_IN') {
          endSession();
          if (isForGuestsToo(endpoint)) return carry(endpoint, input);
        }
        if (error.code === 'FORBIDDEN') dispatchEvent(new Event(accessRefused));
      }
      throw error;
    }
  };
}

const plainly = overHttp();

/** The one way of every screen to its data. */
export const call: Call = (endpoint, input) => (carrier ?? plainly)(endpoint, input);
