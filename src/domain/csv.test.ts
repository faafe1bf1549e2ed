import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvDecimal, csvHead, csvLines, csvText, readCsvText } from './csv.ts';

/** Texts that are likely to be misinterpreted. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\n;," 01.:/eЯ') }),
);

/** Parses like a spreadsheet, which preserves line breaks within a cell. */
const read = (file: string) => Papa.parse<string[]>(file.replace(/^\ufeff/, ''), { delimiter: ';', newline: '\r\n' });

describe('a text in a table', () => {
  it.each(["=cmd|' /C calc'!A0", '=1+1', '+380671234567', '-5', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', "'=1", "''+1"])(
    'that a spreadsheet would run is written inert: %j',
    (text) => {
      expect(csvText(text)).toBe(`'${text}`);
      expect(readCsvText(csvText(text))).toBe(text);
    },
  );

  it.each(['007', '3-12', '1/2', '1,5', '1.5', '12:30', '5e3', '123456789012'])(
    'that a spreadsheet would take for a number or a date keeps its signs: %j',
    (text) => {
      expect(csvText(text)).toBe(`'${text}`);
      expect(readCsvText(csvText(text))).toBe(text);
    },
  );

  it.each(['', 'Aventus', '1001', '5', '50 мл', '2-га версія', "'лапки'", "O'Neill", 'А=Б', '0', '12345678901'])(
    'that stays what it is has nothing before it: %j',
    (text) => expect(csvText(text)).toBe(text),
  );

  it('typed without an apostrophe is what it says', () => {
    expect(readCsvText('=1+1')).toBe('=1+1');
    expect(readCsvText("'тик")).toBe("'тик");
  });

  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readCsvText(csvText(text))).toBe(text);
      }),
    );
  });

  it('never begins with what a spreadsheet runs', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(csvText(text)).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });
});

describe('a table', () => {
  it('begins with the mark of UTF-8 and ends its lines as Windows does', () => {
    expect(csvHead(['Назва', 'Ціна']) + csvLines([['Дощ; "над" садом', csvDecimal('4780.50')]])).toBe(
      '\ufeffНазва;Ціна\r\n"Дощ; ""над"" садом";"4780,50"\r\n',
    );
  });

  it('comes back as it was, whatever its cells hold', () => {
    const anyRow = fc.array(anyText, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(anyRow, fc.array(anyRow), (head, rows) => {
        const written = csvHead(head.map(csvText)) + csvLines(rows.map((row) => row.map(csvText)));
        const cells = read(written).data.map((row) => row.map(readCsvText));
        expect(cells).toEqual([head, ...rows, ['']]);
      }),
    );
  });
});
