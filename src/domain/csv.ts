/**
 * Tables as files that people open in Excel and LibreOffice. The semicolon is what Excel expects where commas part decimals, as in
 * Ukraine; the mark at the beginning tells it that the letters are UTF-8.
 */
const byteOrderMark = '\ufeff';
export const csvSeparator = ';';
const lineEnd = '\r\n';

/**
 * A spreadsheet runs what begins like a formula, and rewrites what looks like a number or a date: 007 becomes 7, 3-12 the third of
 * December. Apostrophes before it count as part of it, so that no text is mistaken for another one's written form.
 */
const notSafe = /^'*(?:[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]|0\d+$|\d{12,}$|\d+[\s.,:/\-eE][\s.,:/\-eE\d]*$)/u;

/** A text as a spreadsheet keeps it: inert, with an apostrophe before what it would run or rewrite. */
export const csvText = (text: string): string => (notSafe.test(text) ? `'${text}` : text);

/** What `csvText` was given. A cell that somebody typed without the apostrophe is what it says. */
export const readCsvText = (cell: string): string =>
  cell.startsWith("'") && notSafe.test(cell.slice(1)) ? cell.slice(1) : cell;

/** '4780,50': sums with the decimals that a Ukrainian spreadsheet takes for a number. */
export const csvDecimal = (decimal: string): string => decimal.replace('.', ',');

/** Commas and tabs part cells too in the eyes of LibreOffice. */
const needsQuotes = /[;,"\t\r\n]|^\s|\s$/;

const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as lines, each with its end, so that parts of a file can be put after one another. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join(csvSeparator) + lineEnd).join('');

/** The beginning of a file: what its columns are called. */
export const csvHead = (names: readonly string[]): string => byteOrderMark + csvLines([names]);
