/**
 * CSV for Excel and LibreOffice. Excel expects semicolons where the comma is the decimal separator, as in Ukraine; the
 * byte order mark declares UTF-8.
 */
const byteOrderMark = '\ufeff';
export const csvSeparator = ';';
const lineEnd = '\r\n';

/**
 * Cells that a spreadsheet would run as a formula (CSV injection) or convert to a number or date: 007 becomes 7, 3-12
 * the third of December. Leading apostrophes are included, so that escaping is reversible.
 */
const notSafe = /^'*(?:[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]|0\d+$|\d{12,}$|\d+[\s.,:/\-eE][\s.,:/\-eE\d]*$)/u;

/** Escapes such a cell with an apostrophe. */
export const csvText = (text: string): string => (notSafe.test(text) ? `'${text}` : text);

/** The inverse of `csvText`; also accepts a cell without the apostrophe. */
export const readCsvText = (cell: string): string =>
  cell.startsWith("'") && notSafe.test(cell.slice(1)) ? cell.slice(1) : cell;

/** '4780,50': the decimal format of Ukrainian spreadsheets. */
export const csvDecimal = (decimal: string): string => decimal.replace('.', ',');

/** LibreOffice also splits at commas and tabs. */
const needsQuotes = /[;,"\t\r\n]|^\s|\s$/;

const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Every line ends with a line break, so that pages of a file can be concatenated. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join(csvSeparator) + lineEnd).join('');

/** The byte order mark and the header line. */
export const csvHead = (names: readonly string[]): string => byteOrderMark + csvLines([names]);
