import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { parcelLetter } from './parcel.letter.ts';
import { trackParcels } from './tracking.service.ts';
import { syncWaybill, syncWaybillCall, syncWaybills } from './waybill-sync.service.ts';

/** Idempotent: a waybill that may exist is looked up before it is sent again. */
const syncing = defineJob({ ...syncWaybillCall, run: (context, { id }) => syncWaybill(context, id) });

const sweeping = defineJob({
  name: 'sync-waybills',
  payload: z.object({}).loose(),
  schedule: '* * * * *',
  run: syncWaybills,
});

const tracking = defineJob({
  name: 'track-parcels',
  payload: z.object({}).loose(),
  schedule: '*/10 * * * *',
  run: trackParcels,
});

export const shipmentsJobs = [syncing, sweeping, tracking, parcelLetter];
