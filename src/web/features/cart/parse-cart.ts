import type { CartProduct } from '#contracts/cart.ts';
import { mostCartLines, mostOfOne } from '#domain/cart.ts';
import { maxKopecks, parseUah } from '#domain/money.ts';
import { lineCostOf } from '#web/kit/product-price.ts';
import { type CartLine, cartLine } from './cart-line.ts';

/** So that the total of a full cart is a safe integer. */
const mostLineKopecks = maxKopecks / mostCartLines;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isWhole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isCount: Check = (value) => isWhole(value) && Number(value) > 0;
const isQuantity: Check = (value) => isCount(value) && Number(value) <= mostOfOne;
const isId: Check = (value) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
const isPercent: Check = (value) => isWhole(value) && Number(value) <= 100;
const isUah: Check = (value) => typeof value === 'number' && parseUah(value) !== null;
const orNone =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([field, check]) => check((value as Record<string, unknown>)[field]));

const isCard = shape({
  _id: isId,
  itemNo: orNone(isText),
  name: isText,
  imageFirst: orNone(isText),
  imagePreview: orNone(isText),
  discount: isPercent,
  previousPrice: orNone(isUah),
  currentPrice: isUah,
  quantity: isWhole,
  quantityMl: isWhole,
  bottling: isFlag,
  itsBottle: isFlag,
  sizes: orNone(isCount),
  color: isText,
  manufacturerCountry: isText,
  brand: orNone(shape({ _id: isText, name: isText })),
  categories: shape({ name: isText, title: isText, discount: orNone(shape({ quantity: isPercent })) }),
} satisfies Record<keyof CartProduct, Check>);

const hasLineShape = shape({ product: isCard, cartQuantity: isQuantity });

/** Recomputes the cost; stored values are not trusted. */
function repairedLine(found: unknown): CartLine | null {
  if (!hasLineShape(found)) return null;
  const { product, cartQuantity } = found as CartLine;
  try {
    return lineCostOf(product, cartQuantity).totalKopecks <= mostLineKopecks ? cartLine(product, cartQuantity) : null;
  } catch {
    // Overflow.
    return null;
  }
}

/** Validates localStorage: drops invalid lines and duplicates. */
export function parseCart(text: string | null): readonly CartLine[] {
  const found = parseJson(text ?? '[]');
  const lines = Array.isArray(found) ? found.flatMap((line) => repairedLine(line) ?? []) : [];
  return lines
    .filter(({ product }, at) => lines.findIndex((line) => line.product._id === product._id) === at)
    .slice(0, mostCartLines);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
