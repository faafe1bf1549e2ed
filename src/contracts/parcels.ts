import { z } from 'zod';
import { parcelPhases, phaseOf, trackingLink } from '#domain/parcel-tracking.ts';

const parcelEvent = z.object({
  phase: z.enum(parcelPhases),
  /** Of the carrier. */
  code: z.number().int(),
  /** In the carrier's words, which are Ukrainian. */
  text: z.string(),
  date: z.iso.datetime(),
});

/** What a buyer sees of the parcel. */
export const parcel = z.object({
  number: z.string(),
  link: z.string(),
  phase: z.enum(parcelPhases),
  arrivesOn: z.string().nullable(),
  /** Latest first. */
  events: z.array(parcelEvent),
});
export type Parcel = z.infer<typeof parcel>;

type Tracked = {
  readonly number: string | null;
  readonly statusCode: number | null;
  readonly arrivesOn: string | null;
  readonly events: readonly { readonly code: number; readonly text: string; readonly at: string }[];
};

/** Null until the waybill has a number. */
export function asParcel({ number, statusCode, arrivesOn, events }: Tracked): Parcel | null {
  if (number === null) return null;
  return {
    number,
    link: trackingLink(number),
    phase: phaseOf(statusCode ?? 1),
    arrivesOn,
    events: events.map(({ code, text, at }) => ({ phase: phaseOf(code), code, text, date: at })).toReversed(),
  };
}
