import type { Call } from '#contracts/kit/endpoint.ts';
import type { Context } from '#server/context.ts';
import type { ConstraintMeanings } from '#server/errors.ts';
import { Written } from '#server/written.ts';
import { type RawInput, type Route, serve } from './door.ts';

/** Carries calls inside the server: the same door, without HTTP and without JSON. */
export function directCarrier(routes: readonly Route[], contextOf: () => Context, meanings: ConstraintMeanings): Call {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return async (endpoint, input) => {
    const route = byName.get(endpoint.name);
    if (!route) throw new Error(`No implementation of ${endpoint.name}`);
    const { message, data } = await serve(route, contextOf(), input as RawInput, meanings);
    return { message, data: data instanceof Written ? endpoint.response.parse(data.read()) : data } as never;
  };
}
