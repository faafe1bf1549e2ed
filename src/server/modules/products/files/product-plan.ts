import type { z } from 'zod';
import { productFields } from '#contracts/admin-products.ts';
import { fieldMessage } from '#contracts/kit/field-messages.ts';
import { fieldMessages } from '#contracts/messages/field-messages.ts';
import { type SheetColumn, sheetWords } from '#contracts/messages/product-sheet.ts';
import type { FieldKey } from '#contracts/messages/uk-fields.ts';
import { type Change, changesBetween } from '#domain/changes.ts';
import { readCsvText } from '#domain/csv.ts';
import { type Language, languages } from '#domain/language.ts';
import { kopecksToUah } from '#domain/money.ts';
import { seasonsOf } from '#domain/scent.ts';
import type { SheetFields, SheetProduct } from './product-files.repository.ts';
import { type CategoryNames, readExportMark, SheetWriter } from './product-sheet.ts';
import type { SheetRow } from './product-sheet-file.ts';
import { allowedWords, isWordColumn, readWords, type WordColumn } from './sheet-words.ts';

/** The stored data that a file is compared with. */
export type Known = {
  /** Sanitizes a description; null if it is too complex. */
  readonly clean: (html: string) => string | null;
  readonly products: readonly SheetProduct[];
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly categories: CategoryNames;
};

type Reason = { readonly column: string; readonly message: string };

export type BadRow = { readonly row: number; readonly name: string; readonly reasons: readonly Reason[] };

export type PlannedRow = {
  readonly row: number;
  /** Null for a new product. */
  readonly before: SheetProduct | null;
  readonly after: SheetFields;
  /** By field, in readable values; empty for an unchanged row. */
  readonly changes: Readonly<Record<string, Change>>;
  /** The intended change, independent of sales in the meantime. */
  readonly intent: Readonly<Record<string, unknown>>;
};

/** What the audit log records: names instead of ids, hryvnias instead of kopecks. */
export function recorded(
  fields: SheetFields & Partial<SheetProduct>,
  categories: CategoryNames,
): Record<string, unknown> {
  const { brandName, _id, version, ...values } = fields;
  return {
    ...values,
    brand: brandName,
    seasons: seasonsOf(fields.seasons),
    categories: categories.nameOf(fields.categories),
    currentPrice: kopecksToUah(fields.currentPrice),
    previousPrice: fields.previousPrice === null ? null : kopecksToUah(fields.previousPrice),
  };
}

type Flag = 'bottling' | 'itsBottle' | 'isSet' | 'toCarusel' | 'enabled';
const flags: readonly string[] = ['bottling', 'itsBottle', 'isSet', 'toCarusel', 'enabled'] satisfies Flag[];
const isFlag = (column: SheetColumn): column is Flag => flags.includes(column);

const yes = new Set(['true', '1', '+', ...languages.map((language) => sheetWords[language].yes)]);
const no = new Set(['false', '0', '-', ...languages.map((language) => sheetWords[language].no)]);

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Defaults of a new product: disabled until it is reviewed. */
const newProduct: Omit<SheetFields, 'name' | 'categories' | 'currentPrice' | 'quantity'> = {
  itemNo: null,
  brand: null,
  brandName: null,
  previousPrice: null,
  discount: 0,
  bottling: false,
  quantityMl: 0,
  sizes: null,
  isSet: false,
  family: null,
  gender: null,
  concentration: null,
  year: null,
  perfumer: '',
  seasons: '',
  notesTop: '',
  notesHeart: '',
  notesBase: '',
  manufacturer: '',
  manufacturerCountry: '',
  seller: '',
  color: '',
  productUrl: '',
  itsBottle: false,
  toCarusel: false,
  enabled: false,
  description: '',
  nameEn: '',
  descriptionEn: '',
};
const requiredOfNew = ['name', 'categories', 'currentPrice', 'quantity'] as const;

/** Rich text, sanitized before it is compared. */
export const descriptionColumns = ['description', 'descriptionEn'] as const;
type DescriptionColumn = (typeof descriptionColumns)[number];

type Fields = { -readonly [Name in keyof SheetFields]?: SheetFields[Name] };
type Typed = Exclude<SheetColumn, '_id' | 'exported'>;
const isTyped = (column: SheetColumn): column is Typed => column !== '_id' && column !== 'exported';

/** Compares a file with the database row by row. */
export class ImportPlan {
  readonly planned: PlannedRow[] = [];
  readonly bad: BadRow[] = [];
  readonly #known: Known;
  readonly #language: Language;
  readonly #writer: SheetWriter;
  readonly #byId: ReadonlyMap<string, SheetProduct>;
  readonly #byItemNo: ReadonlyMap<string | null, SheetProduct>;
  readonly #brands: ReadonlyMap<string, Known['brands'][number]>;
  readonly #rowsById = new Map<string, number>();
  readonly #rowsByItemNo = new Map<string, number>();

  constructor(known: Known, language: Language) {
    this.#known = known;
    this.#language = language;
    this.#writer = new SheetWriter(known.categories, language);
    this.#byId = new Map(known.products.map((product) => [product._id, product]));
    this.#byItemNo = new Map(known.products.map((product) => [product.itemNo, product]));
    this.#brands = new Map(known.brands.map((brand) => [folded(brand.name), brand]));
  }

  add(row: SheetRow): void {
    const reasons = new Reasons(this.#language);
    if (row.hasTooMany) reasons.add('', 'cells-too-many');
    const before = this.#find(row, reasons);
    const read = this.#read(row, before, reasons);
    const planned = reasons.isEmpty ? this.#compare(row, before, read, reasons) : null;
    if (planned && reasons.isEmpty) this.planned.push(planned);
    else this.bad.push({ row: row.row, name: shownName(row), reasons: reasons.all });
  }

  /** Call it after the last row: an item number is free if its product gets another one in the same file. */
  finish(): void {
    const byId = new Map(this.planned.map((planned) => [planned.before?._id, planned]));
    const isTaken = ({ before, after }: PlannedRow) => {
      if (after.itemNo === null || after.itemNo === before?.itemNo) return false;
      const holder = this.#byItemNo.get(after.itemNo);
      const changedHolder = holder && byId.get(holder._id);
      return holder !== undefined && (changedHolder === undefined || changedHolder.after.itemNo === after.itemNo);
    };
    const taken = new Set(this.planned.filter(isTaken));
    for (const { row, after } of taken) {
      const reasons = new Reasons(this.#language);
      reasons.add('itemNo', 'item-no-taken');
      this.bad.push({ row, name: after.name, reasons: reasons.all });
    }
    this.bad.sort((one, other) => one.row - other.row);
    this.planned.splice(0, this.planned.length, ...this.planned.filter((planned) => !taken.has(planned)));
  }

  /** The product of a row, by id or else by item number. Null for a new one. */
  #find({ row, cells }: SheetRow, reasons: Reasons): SheetProduct | null {
    const id = folded(cells._id ?? '');
    const itemNo = readCsvText(cells.itemNo ?? '')
      .normalize('NFC')
      .trim();
    if (itemNo !== '') {
      const earlier = this.#rowsByItemNo.get(itemNo);
      if (earlier !== undefined) reasons.add('itemNo', 'item-no-twice', earlier);
      else this.#rowsByItemNo.set(itemNo, row);
    }
    if (id === '' && itemNo === '') reasons.add('itemNo', 'item-no-needed');
    const found = id === '' ? this.#byItemNo.get(itemNo) : this.#byId.get(id);
    if (id !== '' && !found) reasons.add('_id', 'unknown-product');
    if (!found) return null;
    const earlier = this.#rowsById.get(found._id);
    if (earlier !== undefined && reasons.isEmpty) reasons.add(id === '' ? 'itemNo' : '_id', 'product-twice', earlier);
    else this.#rowsById.set(found._id, row);
    return found;
  }

  /** Parses only the cells that differ from what an export would contain; stock is always parsed. */
  #read({ cells }: SheetRow, before: SheetProduct | null, reasons: Reasons): Fields {
    const read: Fields = {};
    for (const [name, cell] of Object.entries(cells)) {
      const column = name as SheetColumn;
      if (!isTyped(column)) continue;
      const isStock = column === 'quantity' || column === 'quantityMl';
      if (before && !isStock && cell === this.#writer.cell(before, column)) continue;
      Object.assign(read, this.#value(column, readCsvText(cell), reasons));
    }
    if (before === null) {
      for (const column of requiredOfNew) if (!(column in cells)) reasons.add(column, 'required');
    }
    return read;
  }

  #value(column: Typed, text: string, reasons: Reasons): Fields {
    if (isFlag(column)) return this.#flag(column, folded(text), reasons);
    if (isWordColumn(column)) return this.#words(column, text, reasons);
    if (column === 'brand') return this.#brand(text, reasons);
    if (column === 'categories') return this.#category(text, reasons);
    const parsed = productFields.shape[column].safeParse(text, { reportInput: true });
    if (!parsed.success) {
      reasons.addIssue(column, parsed.error.issues);
      return {};
    }
    const isNothing = (column === 'itemNo' && parsed.data === '') || (column === 'sizes' && parsed.data === 0);
    return { [column]: isNothing ? null : parsed.data };
  }

  #flag(column: Flag, text: string, reasons: Reasons): Fields {
    if (yes.has(text)) return { [column]: true };
    if (no.has(text)) return { [column]: false };
    const isRequired = column === 'bottling' || column === 'enabled';
    if (text === '' && !isRequired) return { [column]: false };
    reasons.add(column, text === '' ? 'required' : 'yes-or-no-word');
    return {};
  }

  #words(column: WordColumn, text: string, reasons: Reasons): Fields {
    const keys = readWords(column, text);
    if (keys !== null) return { [column]: column === 'seasons' ? keys.join(',') : (keys[0] ?? null) };
    reasons.add(column, 'unknown-word', allowedWords(column, this.#language));
    return {};
  }

  #brand(text: string, reasons: Reasons): Fields {
    if (text.trim() === '') return { brand: null, brandName: null };
    const brand = this.#brands.get(folded(text));
    if (brand) return { brand: brand.id, brandName: brand.name };
    reasons.add('brand', 'unknown-brand');
    return {};
  }

  #category(text: string, reasons: Reasons): Fields {
    const category = this.#known.categories.find(text);
    if (category && category !== 'several') return { categories: category.id };
    const key = text.trim() === '' ? 'required' : category ? 'category-of-two' : 'unknown-category';
    reasons.add('categories', key);
    return {};
  }

  #compare({ row, cells }: SheetRow, before: SheetProduct | null, read: Fields, reasons: Reasons): PlannedRow | null {
    if (before === null) {
      const after = { ...newProduct, ...read } as SheetFields;
      if (!after.bottling && after.quantityMl > 0) reasons.add('quantityMl', 'ml-needs-bottling');
      const descriptions = Object.fromEntries(
        descriptionColumns.map((column) => [column, this.#cleaned(column, after[column], reasons)]),
      );
      const cleaned = { ...after, ...descriptions };
      const changes = changesBetween(null, recorded(cleaned, this.#known.categories));
      return { row, before, after: cleaned, changes, intent: cleaned };
    }
    const { _id, version, ...current } = before;
    const mark = readMark(cells.exported ?? '', reasons);
    const after: SheetFields = {
      ...current,
      ...read,
      ...this.#described(before, read, reasons),
      ...restocked(before, read, mark),
    };
    if (!after.bottling && (read.quantityMl ?? 0) > 0) reasons.add('quantityMl', 'ml-needs-bottling');
    if (!after.bottling) after.quantityMl = 0;
    const changes = changesBetween(recorded(current, this.#known.categories), recorded(after, this.#known.categories));
    const isChanged = Object.keys(changes).length > 0;
    if (isChanged && mark && mark.version !== version) reasons.add('exported', 'row-outdated');
    return { row, before, after, changes, intent: { ...changes, ...intendedStock(read, mark) } };
  }

  #described(before: SheetProduct, read: Fields, reasons: Reasons): Fields {
    const described: Fields = {};
    for (const column of descriptionColumns) {
      const html = read[column];
      if (html === undefined) continue;
      const isSame = withPlainLineEnds(html) === withPlainLineEnds(before[column]);
      described[column] = isSame ? before[column] : this.#cleaned(column, html, reasons);
    }
    return described;
  }

  #cleaned(column: DescriptionColumn, html: string, reasons: Reasons): string {
    const cleaned = this.#known.clean(html);
    if (cleaned === null) reasons.add(column, 'text-too-complex');
    return cleaned ?? '';
  }
}

/** Normalizes the line endings of spreadsheets. */
export const withPlainLineEnds = (text: string): string => text.replaceAll('\r\n', '\n');

type Mark = ReturnType<typeof readExportMark>;

function readMark(cell: string, reasons: Reasons): Mark {
  const mark = readExportMark(cell.trim());
  if (mark === null && cell.trim() !== '') reasons.add('exported', 'export-mark');
  return mark;
}

/**
 * With an export mark, applies the typed difference to the current stock, so that sales since the export are preserved;
 * without one, the typed stock is absolute.
 */
function restocked(before: SheetProduct, { quantity, quantityMl }: Fields, mark: Mark): Fields {
  const moved = (current: number, typed: number | undefined, was: number | undefined) =>
    typed === undefined ? current : Math.max(current + typed - (was ?? current), 0);
  return {
    quantity: moved(before.quantity, quantity, mark?.quantity),
    quantityMl: moved(before.quantityMl, quantityMl, mark?.quantityMl),
  };
}

/** A difference is independent of sales; absolute stock is not, and must be confirmed again. */
function intendedStock({ quantity, quantityMl }: Fields, mark: Mark): Record<string, unknown> {
  if (!mark) return {};
  return {
    quantity: (quantity ?? mark.quantity) - mark.quantity,
    quantityMl: (quantityMl ?? mark.quantityMl) - mark.quantityMl,
  };
}

const longestName = 80;

const shownName = ({ cells }: SheetRow) => readCsvText(cells.name || cells.itemNo || '').slice(0, longestName);

/** Validation errors of a row, in the user's language. */
class Reasons {
  readonly all: Reason[] = [];
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  add(column: SheetColumn | '', key: FieldKey, bound?: number | string): void {
    this.#addError(column, fieldMessages[this.#language][key].replace('{bound}', String(bound ?? '')));
  }

  addIssue(column: SheetColumn, [issue]: readonly z.core.$ZodIssue[]): void {
    if (issue) this.#addError(column, fieldMessage(issue, this.#language));
  }

  #addError(column: SheetColumn | '', message: string): void {
    this.all.push({ column: column === '' ? '' : sheetWords[this.#language].columns[column], message });
  }
}
