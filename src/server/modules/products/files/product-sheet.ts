import { type SheetColumn, sheetColumns, sheetWords } from '#contracts/messages/product-sheet.ts';
import { csvDecimal, csvText } from '#domain/csv.ts';
import type { Language } from '#domain/language.ts';
import { kopecksToDecimal } from '#domain/money.ts';
import type { SheetProduct } from './product-files.repository.ts';
import { isWordColumn, writeWords } from './sheet-words.ts';

export type Category = { readonly id: string; readonly name: string; readonly title: string };

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Categories by title, which is unique, or by name, which may be ambiguous. */
export class CategoryNames {
  readonly #byTitle: ReadonlyMap<string, Category>;
  readonly #byName = new Map<string, Category | 'several'>();
  readonly #byId: ReadonlyMap<string, Category>;

  constructor(categories: readonly Category[]) {
    this.#byTitle = new Map(categories.map((category) => [folded(category.title), category]));
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    for (const category of categories) {
      const name = folded(category.name);
      this.#byName.set(name, this.#byName.has(name) ? 'several' : category);
    }
  }

  find(text: string): Category | 'several' | undefined {
    return this.#byTitle.get(folded(text)) ?? this.#byName.get(folded(text));
  }

  nameOf(id: string): string {
    return this.#byId.get(id)?.name ?? '';
  }

  /** The name, or the title if the name is ambiguous. */
  writtenName(id: string): string {
    const category = this.#byId.get(id);
    if (!category) return '';
    return this.find(category.name) === category ? category.name : category.title;
  }
}

export const titlesOf = (language: Language): string[] =>
  sheetColumns.map((column) => csvText(sheetWords[language].columns[column]));

/** Version and stock at the time of the export. Starts with a letter, so that no spreadsheet parses it as a date. */
export const exportMark = ({ version, quantity, quantityMl }: SheetProduct): string =>
  `v${version}/${quantity}/${quantityMl}`;

export function readExportMark(text: string) {
  const [, version, quantity, quantityMl] = /^v(\d{1,9})\/(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  if (version === undefined) return null;
  return { version: Number(version), quantity: Number(quantity), quantityMl: Number(quantityMl) };
}

/** Formats products as CSV cells. */
export class SheetWriter {
  readonly #categories: CategoryNames;
  readonly #language: Language;
  readonly #words: (typeof sheetWords)[Language];

  constructor(categories: CategoryNames, language: Language) {
    this.#categories = categories;
    this.#language = language;
    this.#words = sheetWords[language];
  }

  row(product: SheetProduct): string[] {
    return sheetColumns.map((column) => this.cell(product, column));
  }

  cell(product: SheetProduct, column: SheetColumn): string {
    if (isWordColumn(column)) return csvText(writeWords(column, product[column], this.#language));
    switch (column) {
      case 'currentPrice':
        return csvDecimal(kopecksToDecimal(product.currentPrice));
      case 'previousPrice':
        return product.previousPrice === null ? '' : csvDecimal(kopecksToDecimal(product.previousPrice));
      case 'categories':
        return csvText(this.#categories.writtenName(product.categories));
      case 'brand':
        return csvText(product.brandName ?? '');
      case '_id':
        return product._id;
      case 'exported':
        return exportMark(product);
      default:
        return this.#written(product[column]);
    }
  }

  #written(value: string | number | boolean | null): string {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? this.#words.yes : this.#words.no;
    return typeof value === 'number' ? String(value) : csvText(value);
  }
}
