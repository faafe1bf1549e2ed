import { describe, expect, it } from 'vitest';
import { decodeCsv } from './csv-encoding.ts';

const text = 'Назва;Ціна\r\nДощ, ґанок і їжак;100';
const utf8 = new TextEncoder().encode(text);

/** The part of Windows-1251 that the text needs. */
const windows1251 = (line: string) =>
  Uint8Array.from(line, (letter) => {
    const special: Record<string, number> = { ґ: 0xb4, ї: 0xbf, і: 0xb3 };
    const code = letter.charCodeAt(0);
    return special[letter] ?? (code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code);
  });

const utf16 = (line: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + line.length * 2));
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < line.length; at += 1) view.setUint16(2 + at * 2, line.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};

describe('a table is read', () => {
  it.each([
    ['UTF-8 with its mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), 'UTF-8'],
    ['UTF-8 without it', utf8, 'UTF-8'],
    ['Windows-1251', windows1251(text), 'Windows-1251'],
    ['UTF-16, as Excel saves Unicode text', utf16(text, true), 'UTF-16'],
    ['UTF-16 the other way round', utf16(text, false), 'UTF-16'],
  ])('from %s', (_, bytes, encoding) => expect(decodeCsv(bytes)).toEqual({ encoding, text }));

  it('not from a workbook, nor from what only claims to be text', () => {
    expect(decodeCsv(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBe('binary');
    expect(decodeCsv(Uint8Array.of(0xef, 0xbb, 0xbf, 0xc0, 0xc1))).toBe('unreadable');
    expect(decodeCsv(Uint8Array.of(0xcd, 0x20, 0x98))).toBe('unreadable');
    expect(decodeCsv(utf16('a\0', true))).toBe('unreadable');
    expect(decodeCsv(Uint8Array.of(0xff, 0xfe, 0x00))).toBe('unreadable');
  });
});
