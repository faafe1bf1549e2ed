import { asUah } from '#contracts/kit/money.ts';
import { shipmentProblems } from '#contracts/messages/shipment-problems.ts';
import { asParcel } from '#contracts/parcels.ts';
import type { Shipment } from '#contracts/shipments.ts';
import { shopDay } from '#domain/dates.ts';
import { isScanned, phaseOf, troubleOf } from '#domain/parcel-tracking.ts';
import type { Context } from '#server/context.ts';
import type { ShipmentRow } from './shipments.repository.ts';

function awaitedOf({ state, changeRequestedAt, deleteRequestedAt }: ShipmentRow): Shipment['awaited'] {
  if (state === 'requested') return 'making';
  if (state === 'unknown') return 'answer';
  if (state !== 'created') return null;
  return deleteRequestedAt ? 'deletion' : changeRequestedAt ? 'change' : null;
}

export function presentShipment(row: ShipmentRow, { language, now }: Pick<Context, 'language' | 'now'>): Shipment {
  const phase = phaseOf(row.statusCode ?? 1);
  const isMade = row.state === 'created';
  const texts = shipmentProblems[language];
  const { firstName, lastName, branchNo, seats, lengthCm, widthCm, heightCm } = row;
  const { declaredUah, cashOnDeliveryUah, payer, description, sendOn } = row;
  return {
    _id: row.id,
    state: row.state,
    awaited: awaitedOf(row),
    problem:
      row.problem === null ? null : row.problem === 'unavailable' ? texts.unavailable : texts.refused(row.problem),
    parcel: isMade ? asParcel(row) : null,
    price: row.costKopecks === null ? null : asUah(row.costKopecks),
    canChange: isMade && !isScanned(phase) && row.deleteRequestedAt === null,
    trouble: isMade ? troubleOf({ phase, storedUntil: row.storedUntil }, shopDay(now())) : null,
    storedUntil: row.storedUntil,
    returnNumber: row.returnNumber,
    registerNumber: row.registerNumber,
    trackedAt: row.trackedAt?.toISOString() ?? null,
    form: {
      firstName,
      lastName,
      branchNo,
      weightKg: row.weightGrams / 1000,
      seats,
      lengthCm,
      widthCm,
      heightCm,
      declaredUah,
      cashOnDeliveryUah,
      payer,
      description,
      sendOn,
    },
  };
}
