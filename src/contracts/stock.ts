import { z } from 'zod';
import { bottleTiers } from '#domain/bottling.ts';
import { manualReasons, stockReasons, stockUnits } from '#domain/stock-moves.ts';
import { optionalPrice, wholeNumber } from './admin-products.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, optionalLine, perPage } from './kit/fields.ts';
import { uah } from './kit/money.ts';

const move = z.object({
  _id: z.number().int(),
  date: z.iso.datetime(),
  reason: z.enum(stockReasons),
  unit: z.enum(stockUnits),
  before: z.number().int(),
  after: z.number().int(),
  /** Null for a guest or the shop itself. */
  who: z.string().nullable(),
  orderNo: z.number().int().nullable(),
  note: z.string(),
});
export type StockMove = z.infer<typeof move>;

const sold = z.object({
  _id: id,
  name: z.string(),
  brand: z.string().nullable(),
  itemNo: z.string().nullable(),
  bottling: z.boolean(),
  sizes: z.number().int().nullable(),
  quantity: z.number().int(),
  quantityMl: z.number().int(),
});

const ledger = z.object({
  product: sold,
  /** Newest first; `next` is the cursor of the following page. */
  moves: z.array(move),
  next: z.number().int().nullable(),
  /** Decants of the same group that an opened bottle can be poured into. */
  decants: z.array(sold),
  /** Null for callers without the statistics. Per piece or millilitre. */
  cost: z
    .object({ purchasePrice: uah.nullable(), priceNow: uah, marginPercent: z.number().int().nullable() })
    .nullable(),
});
export type StockLedger = z.infer<typeof ledger>;

const params = z.object({ id });
const pageQuery = z.object({ perPage: perPage(50), before: z.coerce.number<number>().int().min(1).optional() });

export const getStockLedger = endpoint({
  name: 'getStockLedger',
  summary: 'The stock of a product and its moves, the latest first',
  method: 'GET',
  path: 'admin/products/stock/{id}',
  access: admin('products'),
  params,
  query: pageQuery,
  response: ledger,
});

export const stockMoveInput = z.object({
  reason: z.enum(manualReasons, { error: 'required' }),
  /** How many came, went or, for a stocktake, were counted: pieces, or millilitres of bottled goods. */
  amount: wholeNumber(1_000_000, 'whole-number'),
  /** The quantity that the stocktake was compared with: only the difference is applied. */
  was: z.number().int().min(-1_000_000).max(1_000_000).default(0),
  note: optionalLine(200).default(''),
});
export type StockMoveInput = z.output<typeof stockMoveInput>;

export const moveStock = endpoint({
  name: 'moveStock',
  summary: 'A receipt, stocktake, write-off or return of a product',
  method: 'POST',
  path: 'admin/products/stock/{id}',
  access: admin('products'),
  params,
  body: stockMoveInput,
  response: sold,
  done: 'stock-moved',
});

export const openBottle = endpoint({
  name: 'openBottle',
  summary: 'Takes one piece and adds its millilitres to a decant of the same group',
  method: 'POST',
  path: 'admin/products/stock/{id}/open',
  access: admin('products'),
  params,
  body: z.object({ decant: id }),
  response: sold,
  done: 'bottle-opened',
});

export const purchasePriceInput = z.object({ purchasePrice: optionalPrice });

export const setPurchasePrice = endpoint({
  name: 'setPurchasePrice',
  summary: 'What one piece or millilitre was bought for; for those who see the statistics',
  method: 'PUT',
  path: 'admin/products/cost/{id}',
  access: admin('statistic'),
  params,
  body: purchasePriceInput,
  response: z.object({ purchasePrice: uah.nullable() }),
  done: 'purchase-price-saved',
});

const vial = z.object({
  sizeMl: z.number().int(),
  /** Null until somebody enters a quantity; below zero is how many are lacking. */
  quantity: z.number().int().nullable(),
});
export type Vial = z.infer<typeof vial>;

export const listVials = endpoint({
  name: 'listVials',
  summary: 'Empty vials for decants, by size',
  method: 'GET',
  path: 'admin/vials/getall',
  access: admin('products'),
  response: z.array(vial),
});

const vialParams = z.object({
  sizeMl: z.coerce
    .number<number>()
    .refine((size) => bottleTiers.some(({ bottleSize }) => bottleSize === size), 'unknown-id'),
});

export const listVialMoves = endpoint({
  name: 'listVialMoves',
  summary: 'The moves of vials of one size, the latest first',
  method: 'GET',
  path: 'admin/vials/{sizeMl}',
  access: admin('products'),
  params: vialParams,
  query: pageQuery,
  response: z.object({ moves: z.array(move), next: z.number().int().nullable() }),
});

export const moveVials = endpoint({
  name: 'moveVials',
  summary: 'A receipt, stocktake, write-off or return of vials; the first move begins their count',
  method: 'POST',
  path: 'admin/vials/{sizeMl}',
  access: admin('products'),
  params: vialParams,
  body: stockMoveInput,
  response: vial,
  done: 'stock-moved',
});
