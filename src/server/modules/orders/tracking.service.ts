import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { countTry, type TryLimit, takeTryBack } from '#server/modules/tries/tries.service.ts';
import { presentOrderState } from './orders.presenter.ts';
import * as repository from './orders.repository.ts';

const windowMs = 15 * 60 * 1000;
const because = 'too-many-lookups';
/** Numbers of orders follow each other: whoever knows a phone could try them in turn. */
const lookupsForAPhone: TryLimit = { name: 'order-lookups-for-a-phone', most: 10, windowMs, because };
/** Many people share the address of a mobile network. */
const lookupsFromAnAddress: TryLimit = { name: 'order-lookups-from-an-address', most: 60, windowMs, because };

/** Only who knows both learns anything; whether the number or the phone was wrong is not told. */
export async function trackOrder(context: Context, orderNo: number, phone: string) {
  const { callerAddress } = context;
  if (callerAddress !== null) await countTry(context, lookupsFromAnAddress, callerAddress);
  await countTry(context, lookupsForAPhone, phone);
  const found = await repository.findByNumber(context.db, orderNo, phone);
  if (!found) throw new Refusal('NOT_FOUND', { because: 'no-order-of-phone' });
  if (callerAddress !== null) await takeTryBack(context, lookupsFromAnAddress, callerAddress);
  await takeTryBack(context, lookupsForAPhone, phone);
  return { _id: found.id, ...presentOrderState(found) };
}
