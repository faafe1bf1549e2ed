import Papa from 'papaparse';
import { longestDescription } from '#contracts/admin-products.ts';
import { type SheetColumn, sheetColumns, sheetWords } from '#contracts/messages/product-sheet.ts';
import { mostImportedRows } from '#contracts/product-files.ts';
import { readCsvText } from '#domain/csv.ts';
import { type CsvEncoding, decodeCsv } from '#domain/csv-encoding.ts';
import type { Language } from '#domain/language.ts';
import { languages } from '#domain/language.ts';
import { Refusal } from '#server/errors.ts';

export type SheetRow = {
  /** As in a spreadsheet: the titles are row 1. */
  readonly row: number;
  /** Raw text, with the apostrophes that escape formulas. */
  readonly cells: Partial<Record<SheetColumn, string>>;
  readonly hasTooMany: boolean;
};

export type Sheet = {
  readonly encoding: CsvEncoding;
  readonly columns: readonly SheetColumn[];
  readonly rows: SheetRow[];
};

const separators = [';', ',', '\t'];
const separatorLine = /^sep=[^\r\n]\r?\n/i;
const mostNamed = 10;

const folded = (title: string) => readCsvText(title).normalize('NFC').replaceAll('’', "'").trim().toLowerCase();

/** Titles of earlier exports, whose files may still be imported. */
const formerTitles: readonly (readonly [string, SheetColumn])[] = [['Країна виробник', 'manufacturerCountry']];

/** By every accepted title: in each language, the API's name, and former ones. */
const columnsByTitle = new Map<string, SheetColumn>([
  ...sheetColumns.flatMap((column) => [
    [folded(column), column] as const,
    ...languages.map((language) => [folded(sheetWords[language].columns[column]), column] as const),
  ]),
  ...formerTitles.map(([title, column]) => [folded(title), column] as const),
]);

const knownIn = (titles: readonly string[]) => titles.filter((title) => columnsByTitle.has(folded(title))).length;

/** The separator with which most titles are recognized. */
function separatorOf(text: string): string {
  const counted = separators.map((separator) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: 1 });
    return { separator, known: knownIn(data[0] ?? []) };
  });
  return counted.reduce((best, next) => (next.known > best.known ? next : best)).separator;
}

const named = (titles: readonly string[]) => ({ columns: titles.slice(0, mostNamed).join(', ') });

function columnsOf(titles: readonly string[], language: Language): (SheetColumn | null)[] {
  const columns = titles.map((title) => columnsByTitle.get(folded(title)) ?? null);
  const unknown = titles.filter((title, at) => columns[at] === null && title.trim() !== '');
  const { columns: words } = sheetWords[language];
  const keys = { itemNo: words.itemNo, id: words._id };
  // Checked first, so that a wholly different file does not list all its titles as unknown.
  const hasKey = columns.includes('itemNo') || columns.includes('_id');
  if (!hasKey) throw new Refusal('INVALID', { because: 'sheet-no-key', values: keys });
  if (unknown.length > 0) {
    throw new Refusal('INVALID', { because: 'sheet-unknown-columns', values: named(unknown) });
  }
  const doubled = titles.filter((_, at) => columns[at] && columns.indexOf(columns[at] ?? null) < at);
  if (doubled.length > 0) throw new Refusal('INVALID', { because: 'sheet-doubled-columns', values: named(doubled) });
  return columns;
}

function textOf(bytes: Uint8Array) {
  const decoded = decodeCsv(bytes);
  if (decoded === 'binary') throw new Refusal('WRONG_TYPE', { because: 'sheet-not-text' });
  if (decoded === 'unreadable') throw new Refusal('WRONG_TYPE', { because: 'sheet-letters' });
  return decoded;
}

/** Throws if the file as a whole is invalid; rows are validated later. */
export function readSheet(bytes: Uint8Array, language: Language): Sheet {
  const { text, encoding } = textOf(bytes);
  // Excel's `sep=` line, which is not counted as a row.
  const table = text.replace(separatorLine, '');
  const { data, errors } = Papa.parse<string[]>(table, { delimiter: separatorOf(table) });
  const openQuote = errors.find(({ code }) => code === 'MissingQuotes');
  if (openQuote) {
    throw new Refusal('INVALID', { because: 'sheet-open-quote', values: { line: (openQuote.row ?? 0) + 1 } });
  }
  const [titles = [], ...lines] = data;
  if (data.every((cells) => isBlank(cells))) throw new Refusal('INVALID', { because: 'sheet-empty' });
  const columns = columnsOf(titles, language);
  const rows = lines.flatMap((cells, at) => (isBlank(cells) ? [] : [rowOf(cells, at + 2, columns)]));
  if (rows.length === 0) throw new Refusal('INVALID', { because: 'sheet-empty' });
  if (rows.length > mostImportedRows) {
    throw new Refusal('TOO_LARGE', {
      because: 'sheet-too-long',
      values: { count: rows.length, most: mostImportedRows },
    });
  }
  return { encoding, columns: columns.filter((column) => column !== null), rows };
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Longer cells are truncated here and rejected later by the row's validation. */
const longestCell = (column: SheetColumn) => (column.startsWith('description') ? longestDescription : 3000);

function rowOf(cells: readonly string[], row: number, columns: readonly (SheetColumn | null)[]): SheetRow {
  const known: SheetRow['cells'] = {};
  columns.forEach((column, at) => {
    // Spreadsheets omit trailing empty cells.
    if (column !== null) known[column] = (cells[at] ?? '').slice(0, longestCell(column) + 1);
  });
  return { row, cells: known, hasTooMany: !isBlank(cells.slice(columns.length)) };
}
