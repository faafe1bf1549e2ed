export type CsvEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1251';

type Decoded = { readonly encoding: CsvEncoding; readonly text: string };

const begins = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What no text of people holds: control characters other than those that part lines and cells. */
const isText = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text);

/**
 * Reads a table as spreadsheets save it: UTF-8, the UTF-16 of "Unicode text", and what Excel writes in Ukraine unless it is told
 * otherwise. `binary` is no text at all, such as a workbook; `unreadable` is text in an alphabet that cannot be guessed.
 */
export function decodeCsv(bytes: Uint8Array): Decoded | 'binary' | 'unreadable' {
  const isWide = begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff);
  if (isWide) {
    const text = decode(bytes, begins(bytes, 0xff, 0xfe) ? 'utf-16le' : 'utf-16be');
    return text === null || text.includes('\0') ? 'unreadable' : { encoding: 'UTF-16', text };
  }
  if (bytes.includes(0)) return 'binary';
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== null) return { encoding: 'UTF-8', text: utf8 };
  const cyrillic = begins(bytes, 0xef, 0xbb, 0xbf) ? null : decode(bytes, 'windows-1251');
  return cyrillic !== null && isText(cyrillic) ? { encoding: 'Windows-1251', text: cyrillic } : 'unreadable';
}
