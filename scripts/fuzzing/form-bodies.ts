import fc from 'fast-check';

/** A multipart form as bytes, with flaws that break parsers. */
export type FormBody = { readonly contentType: string; readonly body: Buffer };

const boundary = 'fuzz-boundary';

/** 16 × 16 pixels, the smallest accepted picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVQokWNYFcpAEmIY1RA6GkqrhmvSAAA7+f8Buv3yFAAAAABJRU5ErkJggg==',
  'base64',
);
const sheet = Buffer.from('\ufeffАртикул;Назва;Ціна\r\nA-1;Дощ;100\r\n"A-2;"Ніч";x\r\n');

const files: readonly Buffer[] = [
  png,
  sheet,
  Buffer.alloc(0),
  Buffer.from('\u0000\u0001'),
  png.subarray(0, 40),
  Buffer.from('GIF89a'),
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(1000)}</svg>`),
  Buffer.from(`_id;itemNo\n${'"'.repeat(5001)}`),
  Buffer.from([0xff, 0xfe, 0x00]),
];

const heads: readonly string[] = [
  'form-data; name="file"; filename="a.png"',
  'form-data; name="file"; filename=""',
  'form-data; name="file"; filename="a\u0000b.png"',
  `form-data; name="file"; filename="${'a'.repeat(500)}.png"`,
  'form-data; name="file"; filename="../../etc/passwd"',
  'form-data; name="other"; filename="a.png"',
  'form-data; name="file"',
  'form-data; name="__proto__"',
  'form-data; name="name"; filename="a.png"',
  'form-data; name=""',
  'form-data',
  'attachment; name="file"; filename="a.png"',
  `form-data; name="${'n'.repeat(300)}"`,
];

const part = (head: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

const fieldText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const endings = [`--${boundary}--\r\n`, '', `--${boundary}`, `--${boundary}\r\n`, '\r\n--other--\r\n'];
const contentTypes = [
  `multipart/form-data; boundary=${boundary}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'b'.repeat(200)}`,
];

const mostlyFirst = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(values[0] as Value) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );

/** Encodes fields and files as a multipart form, mostly with few errors. */
export function formOf(fields: fc.Arbitrary<unknown>): fc.Arbitrary<FormBody> {
  return fc
    .record({
      fields,
      uploads: fc.array(fc.tuple(mostlyFirst(heads), mostlyFirst(files)), { maxLength: 2 }),
      ending: mostlyFirst(endings),
      contentType: mostlyFirst(contentTypes),
      repeats: mostlyFirst([1, 1, 150]),
    })
    .map(({ fields, uploads, ending, contentType, repeats }) => {
      const pairs =
        typeof fields === 'object' && fields !== null ? Object.entries(fields) : [['name', fields] as const];
      const parts = pairs.map(([name, value]) =>
        part(`form-data; name="${name.replaceAll(/["\r\n]/g, '')}"`, fieldText(value)),
      );
      const written = Array.from({ length: repeats }, () => parts).flat();
      const sent = [...written, ...uploads.map(([head, content]) => part(head, content)), Buffer.from(ending)];
      return { contentType, body: Buffer.concat(sent) };
    });
}
