import { type PricedCartLine, priceCart } from '#contracts/cart.ts';
import { call } from '#web/kit/api-client.ts';
import { useLoaded } from '../parts/use-loaded.ts';

type Goods = ReadonlyMap<string, PricedCartLine>;
const none: Goods = new Map();

async function loadGoods(ids: string, signal: AbortSignal): Promise<Goods> {
  if (ids === '') return none;
  const lines = ids.split(' ').map((product) => ({ product, cartQuantity: 1 }));
  const { data } = await call(priceCart, { body: { lines }, signal });
  return new Map(data.lines.map((line) => [line.product._id, line]));
}

/** What these goods cost today and how much of them there is; asked again when others join them. */
export function useGoodsToday(ids: readonly string[]) {
  const { data, problem, retry } = useLoaded(ids.toSorted().join(' '), loadGoods);
  return { goods: data ?? none, problem, retry };
}
