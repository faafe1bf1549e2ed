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

/** Rejects control characters other than tab, CR and LF. */
const isText = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text);

/**
 * Detects the encodings of spreadsheets: UTF-8, UTF-16 ("Unicode text"), and Windows-1251, Excel's default in Ukraine.
 * `binary` is no text, such as a workbook; `unreadable` is text of an unknown encoding.
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
