import type { ProductCard } from '#contracts/products.ts';
import { kopecksToUah, parseUah } from '#domain/money.ts';
import { lineCostOf } from './line-cost.ts';

/** A line as the browser keeps it, in hryvnias as on the wire. What it costs today, the server says. */
export type CartLine = {
  readonly product: ProductCard;
  /** Pieces, or millilitres of bottled goods. */
  readonly cartQuantity: number;
  readonly currentPrice: number;
  readonly bottling: boolean;
  readonly bottleCost: {
    readonly bottles: readonly { readonly bottleSize: number; readonly count: number; readonly price: number }[];
    readonly totalCost: number;
  };
};

/** Only what a list shows is kept: a description would fill the browser's storage. */
function cardOf(product: ProductCard): ProductCard {
  const { _id, itemNo, name, imageFirst, imagePreview, discount, previousPrice, currentPrice, quantity } = product;
  const { quantityMl, bottling, itsBottle, sizes, color, manufacturerCountry, brand, categories } = product;
  return {
    _id,
    itemNo,
    name,
    imageFirst,
    imagePreview,
    discount,
    previousPrice,
    currentPrice,
    quantity,
    quantityMl,
    bottling,
    itsBottle,
    sizes,
    color,
    manufacturerCountry,
    brand,
    categories,
  };
}

export function cartLine(product: ProductCard, cartQuantity: number): CartLine {
  const { bottling } = lineCostOf(product, cartQuantity);
  return {
    product: cardOf(product),
    cartQuantity,
    currentPrice: product.currentPrice,
    bottling: product.bottling,
    bottleCost: {
      bottles: (bottling?.bottles ?? []).map(({ bottleSize, count, priceKopecks }) => ({
        bottleSize,
        count,
        price: kopecksToUah(priceKopecks),
      })),
      totalCost: kopecksToUah(bottling?.totalKopecks ?? 0),
    },
  };
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isWhole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isCount: Check = (value) => isWhole(value) && Number(value) > 0;
const isPercent: Check = (value) => isWhole(value) && Number(value) <= 100;
const isUah: Check = (value) => typeof value === 'number' && parseUah(value) !== null;
const orNone =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([field, check]) => check((value as Record<string, unknown>)[field]));

const isCard = shape({
  _id: isText,
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
} satisfies Record<keyof ProductCard, Check>);

const hasLineShape = shape({
  product: isCard,
  cartQuantity: isCount,
  currentPrice: isUah,
  bottling: isFlag,
  bottleCost: shape({
    bottles: listOf(shape({ bottleSize: isCount, count: isCount, price: isUah })),
    totalCost: isUah,
  }),
} satisfies Record<keyof CartLine, Check>);

function isCartLine(value: unknown): value is CartLine {
  return hasLineShape(value);
}

/** Anybody and any older shop may have written there: what is not a line is dropped, and a product comes once. */
export function parseCart(text: string | null): readonly CartLine[] {
  const found = parseJson(text ?? '[]');
  const lines = Array.isArray(found) ? found.filter(isCartLine) : [];
  return lines.filter(({ product }, at) => lines.findIndex((line) => line.product._id === product._id) === at);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
