import { data } from 'react-router';
import type { CallInput, Endpoint, ResponseOf } from '#contracts/kit/endpoint.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { call } from './api-client.ts';

/** What a failed loader tells its error boundary. */
export type LoadProblem = { readonly code: string; readonly message: string };

/** For loaders: a refusal becomes the page's own status and sentence instead of a crash. */
export async function load<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  try {
    return (await call(endpoint, input)).data;
  } catch (error) {
    if (!isProblem(error)) throw error;
    throw data({ code: error.code, message: error.message } satisfies LoadProblem, { status: error.status });
  }
}
