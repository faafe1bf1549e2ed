import { dayMs } from '#domain/dates.ts';
import { pickupPlace } from '#domain/delivery.ts';
import type { Context } from '#server/context.ts';
import { allCities, untagged } from '#server/modules/delivery/delivery.service.ts';
import { SenderUnknown, type WaybillRequest } from './parcel-carrier.ts';

type Sender = WaybillRequest['sender'];

const known = new WeakMap<object, { readonly sender: Sender; readonly until: number }>();

/** Who sends: from the settings, the rest from the carrier's account, which is asked once a day. */
export async function findSender(context: Context): Promise<Sender> {
  const { carrier, settings, now } = context;
  const found = known.get(carrier);
  if (found && found.until > now().getTime()) return found.sender;
  const { ref, contactRef, addressRef, phone } = settings.sender;
  const account =
    ref !== null && contactRef !== null && phone !== null ? { ref, contactRef, phone } : await carrier.getSender();
  const cityRef = settings.senderCityRef ?? (await ownCityRef(context));
  const sender: Sender = {
    ref: ref ?? account.ref,
    contactRef: contactRef ?? account.contactRef,
    phone: phone ?? account.phone,
    cityRef,
    // Parcels are accepted at any branch of the city: the first one stands for all.
    addressRef: addressRef ?? (await firstBranchRef(context, cityRef)),
  };
  known.set(carrier, { sender, until: now().getTime() + dayMs });
  return sender;
}

async function ownCityRef(context: Context): Promise<string> {
  const cities = await allCities(untagged(context));
  const own = cities.find(
    ({ Description, AreaDescription }) => Description === pickupPlace.city && AreaDescription === pickupPlace.region,
  );
  if (!own) throw new SenderUnknown('The carrier does not know the city of the shop');
  return own.Ref;
}

async function firstBranchRef({ carrier }: Context, cityRef: string): Promise<string> {
  const { places } = await carrier.listBranches(cityRef);
  const first = places.find(({ kind }) => kind === 'branch');
  if (!first) throw new SenderUnknown('The carrier has no branch in the city of the shop');
  return first.Ref;
}
