import type { Language } from './language.ts';
import { formatPrice, type Kopecks } from './money.ts';
import { formatNumber } from './numbers.ts';
import { sizeLabel } from './size-label.ts';

const words = {
  uk: { pieces: 'шт.', ml: 'мл' },
  en: { pieces: 'pcs', ml: 'ml' },
} satisfies Record<Language, unknown>;

export type LabelledProduct = {
  readonly name: string;
  readonly brand: string | null;
  readonly bottling: boolean;
  readonly sizes: number | null;
  readonly itemNo?: string | null;
  /** Of a piece, or of a millilitre. */
  readonly priceKopecks?: Kopecks;
  /** Pieces, or millilitres of a decant. */
  readonly stock?: number;
  /** Of an ordered decant. */
  readonly decantMl?: number | undefined;
};

/** Brand and name, as they are said aloud: a name that begins with its brand does not repeat it. */
export function productTitle({ brand, name }: Pick<LabelledProduct, 'brand' | 'name'>): string {
  const isBrandSaid = brand !== null && `${name} `.toLowerCase().startsWith(`${brand} `.toLowerCase());
  return isBrandSaid ? name : [brand, name].filter(Boolean).join(' ');
}

/** What distinguishes a product from its other sizes: 'на розлив, від 1 мл · KR-100132 · 95 ₴/мл · 240 мл'. */
export function productMarks(product: Omit<LabelledProduct, 'name' | 'brand'>, language: Language): string {
  const { bottling, itemNo, priceKopecks, stock, decantMl } = product;
  const { pieces, ml } = words[language];
  return [
    sizeLabel(product, language, decantMl),
    itemNo,
    priceKopecks !== undefined && `${formatPrice(priceKopecks)}${bottling ? `/${ml}` : ''}`,
    stock !== undefined && `${formatNumber(stock)}\u00a0${bottling ? ml : pieces}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * The label of a product wherever staff choose or see goods: 'Xerjoff Naxos · 100 мл · KR-100132 · 13 200 ₴ · 10 шт.'; what is not given is left out.
 */
export const productLabel = (product: LabelledProduct, language: Language): string =>
  [productTitle(product), productMarks(product, language)].filter(Boolean).join(' · ');
