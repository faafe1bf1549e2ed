import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvHead, csvLines } from '#domain/csv.ts';
import { languages } from '#domain/language.ts';
import { concentrations, scentFamilies, scentGenders, seasons } from '#domain/scent.ts';
import type { SheetProduct } from './product-files.repository.ts';
import { ImportPlan } from './product-plan.ts';
import { CategoryNames, SheetWriter, titlesOf } from './product-sheet.ts';
import { readSheet } from './product-sheet-file.ts';

const categories = [
  { id: '019b0000-0000-7000-8000-0000000000c1', name: 'Ніша', title: 'niche' },
  { id: '019b0000-0000-7000-8000-0000000000c2', name: 'ніша', title: 'other-niche' },
  // Its name equals the title of another category.
  { id: '019b0000-0000-7000-8000-0000000000c3', name: 'niche', title: '=third' },
  { id: '019b0000-0000-7000-8000-0000000000c4', name: '-50%', title: 'sale' },
];
const brands = [
  { id: '019b0000-0000-7000-8000-0000000000b1', name: '=HYPERLINK("x")' },
  { id: '019b0000-0000-7000-8000-0000000000b2', name: '\'3-12; "Дім"' },
];

/** Any stored text, including what current forms would reject. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll('\0', '')),
  fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\n;," 01.:/eЯ<>'), maxLength: 30 }),
);
const anyPrice = fc.integer({ min: 0, max: 2_000_000_000 });
const anyCount = fc.integer({ min: 0, max: 1_000_000 });

const anyProduct: fc.Arbitrary<Omit<SheetProduct, '_id' | 'itemNo' | 'brandName'> & { itemNo: string | null }> =
  fc.record({
    itemNo: fc.option(anyText.filter((text) => text !== '')),
    name: anyText.filter((text) => text !== ''),
    brand: fc.option(fc.constantFrom(...brands.map(({ id }) => id))),
    categories: fc.constantFrom(...categories.map(({ id }) => id)),
    currentPrice: anyPrice,
    previousPrice: fc.option(anyPrice),
    discount: fc.integer({ min: 0, max: 100 }),
    quantity: anyCount,
    bottling: fc.constant(true),
    quantityMl: anyCount,
    sizes: fc.option(fc.integer({ min: 1, max: 100_000 })),
    isSet: fc.boolean(),
    family: fc.option(fc.constantFrom(...scentFamilies)),
    gender: fc.option(fc.constantFrom(...scentGenders)),
    concentration: fc.option(fc.constantFrom(...concentrations)),
    year: fc.option(fc.integer({ min: 1700, max: 2100 })),
    perfumer: anyText,
    seasons: fc.subarray([...seasons]).map((chosen) => chosen.join(',')),
    notesTop: anyText,
    notesHeart: anyText,
    notesBase: anyText,
    manufacturer: anyText,
    manufacturerCountry: anyText,
    seller: anyText,
    color: anyText,
    productUrl: anyText,
    itsBottle: fc.boolean(),
    toCarusel: fc.boolean(),
    enabled: fc.boolean(),
    description: anyText,
    nameEn: anyText,
    descriptionEn: anyText,
    version: fc.integer({ min: 1, max: 1000 }),
  });

const anyShop = fc
  .uniqueArray(anyProduct, {
    selector: ({ itemNo }) => itemNo?.normalize('NFC').trim() ?? Symbol('none'),
    minLength: 1,
    maxLength: 6,
  })
  .map((shop) =>
    shop.map(
      (product, at): SheetProduct => ({
        ...product,
        _id: `019b0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
        brandName: brands.find(({ id }) => id === product.brand)?.name ?? null,
      }),
    ),
  );

const names = new CategoryNames(categories);
const bytesOf = (text: string) => new TextEncoder().encode(text);

function planOf(products: readonly SheetProduct[], file: string, language: (typeof languages)[number] = 'uk') {
  const plan = new ImportPlan({ products, brands, categories: names, clean: (html) => html }, language);
  for (const row of readSheet(bytesOf(file), language).rows) plan.add(row);
  plan.finish();
  return plan;
}

const fileOf = (products: readonly SheetProduct[], language: (typeof languages)[number] = 'uk') => {
  const writer = new SheetWriter(names, language);
  return csvHead(titlesOf(language)) + csvLines(products.map((product) => writer.row(product)));
};

const made: SheetProduct = {
  _id: '019b0000-0000-7000-8000-000000000001',
  itemNo: 'A-1',
  name: 'Дощ',
  brand: null,
  brandName: null,
  categories: String(categories[3]?.id),
  currentPrice: 10_000,
  previousPrice: null,
  discount: 0,
  quantity: 10,
  bottling: false,
  quantityMl: 0,
  sizes: null,
  isSet: false,
  family: 'woody',
  gender: null,
  concentration: 'eau-de-parfum',
  year: 2010,
  perfumer: 'Alberto Morillas',
  seasons: 'spring,winter',
  notesTop: 'лимон, м’ята',
  notesHeart: '',
  notesBase: 'кедр',
  manufacturer: '',
  manufacturerCountry: '',
  seller: '',
  color: '',
  productUrl: '',
  itsBottle: false,
  toCarusel: false,
  enabled: true,
  description: '',
  nameEn: '',
  descriptionEn: '',
  version: 3,
};

describe('an exported file', () => {
  it('changes nothing when it is imported, whatever the shop holds', () => {
    fc.assert(
      fc.property(anyShop, fc.constantFrom(...languages), (products, language) => {
        const { planned, bad } = planOf(products, fileOf(products, language), language);
        expect(bad).toEqual([]);
        expect(planned.map(({ changes }) => changes)).toEqual(products.map(() => ({})));
      }),
    );
  });

  it('is read in the other language', () => {
    const { planned, bad } = planOf([made], fileOf([made], 'en'), 'uk');
    expect({ bad, changes: planned.map(({ changes }) => changes) }).toEqual({ bad: [], changes: [{}] });
  });

  it('is read with the titles of earlier exports', () => {
    const file = fileOf([made]).replace('Країна-виробник', 'Країна виробник');
    expect(file).toContain('Країна виробник');
    const { planned, bad } = planOf([made], file);
    expect({ bad, changes: planned.map(({ changes }) => changes) }).toEqual({ bad: [], changes: [{}] });
  });

  it('changes the stock by the difference to the exported value', () => {
    const sold = { ...made, quantity: 4 };
    expect(planOf([sold], fileOf([made])).planned[0]?.changes).toEqual({});
    const file = fileOf([made]).replace(';10;ні;', ';15;ні;');
    expect(planOf([sold], file).planned[0]?.changes).toEqual({ quantity: [4, 9] });
    const emptied = fileOf([made]).replace(';10;ні;', ';0;ні;');
    expect(planOf([sold], emptied).planned[0]?.changes, 'no less than none').toEqual({ quantity: [4, 0] });
  });

  it('does not overwrite concurrent changes, and is idempotent', () => {
    const edited = { ...made, version: 4, currentPrice: 20_000 };
    const { planned, bad } = planOf([edited], fileOf([made]));
    expect(planned).toEqual([]);
    expect(bad[0]?.reasons[0]?.message).toMatch(/змінили після експорту/);
    const file = fileOf([made]).replace(';10;ні;', ';15;ні;');
    expect(planOf([{ ...made, version: 4, quantity: 15 }], file).bad).toHaveLength(1);
  });
});

describe('a handwritten file', () => {
  it('names products by item number and changes only the columns that it has', () => {
    const { planned } = planOf([made], 'Артикул,currentPrice,quantity\nA-1,"1 234,5",7\n');
    expect(planned[0]?.changes).toEqual({ currentPrice: [100, 1234.5], quantity: [10, 7] });
  });

  it('names attributes by keys or by words of either language, in any letters', () => {
    const titles = 'itemNo;family;gender;concentration;seasons;year;isSet;Верхні ноти';
    const file = `${titles}\nA-1;КВІТКОВІ;For women;extrait;"осінь, Summer,весна";1999;так; троянда ,уд\n`;
    expect(planOf([made], file).planned[0]?.changes).toEqual({
      family: ['woody', 'floral'],
      gender: [null, 'women'],
      concentration: ['eau-de-parfum', 'extrait'],
      seasons: [
        ['spring', 'winter'],
        ['spring', 'summer', 'autumn'],
      ],
      year: [2010, 1999],
      isSet: [false, true],
      notesTop: ['лимон, м’ята', 'троянда, уд'],
    });
    const emptied = planOf([made], 'itemNo;family;concentration;seasons;year;perfumer\nA-1;;;;;\n').planned[0]?.after;
    expect(emptied).toMatchObject({ family: null, concentration: null, seasons: '', year: null, perfumer: '' });
  });

  it('learns the allowed words where it has another, and the limits of year and notes', () => {
    const cells = ['A-1', 'шипрові', '"Для жінок, Для чоловіків"', 'березень', '1600', `"${'уд,'.repeat(21)}"`];
    const file = `itemNo;family;gender;seasons;year;notesBase\n${cells.join(';')}\n`;
    const [refused] = planOf([made], file).bad;
    expect(refused?.reasons.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'Родина аромату: Тут немає такого варіанта. Можна: Цитрусові, Квіткові, Деревні, Амброві, Водяні, Зелені, Удові, Гурманські, Пудрові, Шкіряні',
      'Для кого: Тут немає такого варіанта. Можна: Для жінок, Для чоловіків, Унісекс',
      'Пори року: Тут немає такого варіанта. Можна: весна, літо, осінь, зима',
      'Рік випуску: Рік від 1700 до 2100',
      'Базові ноти: Забагато нот: найбільше 20',
    ]);
  });

  it('may move item numbers from one product to another', () => {
    const other = { ...made, _id: '019b0000-0000-7000-8000-000000000002', itemNo: 'A-2' };
    const file = `_id;itemNo\n${made._id};A-2\n${other._id};A-1\n`;
    expect(planOf([made, other], file).planned.map(({ changes }) => changes)).toEqual([
      { itemNo: ['A-1', 'A-2'] },
      { itemNo: ['A-2', 'A-1'] },
    ]);
    const taken = planOf([made, other], `_id;itemNo\n${made._id};A-2\n`);
    expect(taken.bad).toMatchObject([
      { row: 2, reasons: [{ column: 'Артикул', message: 'Такий артикул уже має інший товар' }] },
    ]);
  });

  it('gets every error of every invalid row, with its row number', () => {
    const titles = 'itemNo;name;categories;brand;currentPrice;discount;quantity;bottling;quantityMl;enabled';
    const lines = [
      'N-1;Добрий;sale;;100;;1;ні;;так',
      'N-1;Двічі;sale;;100;;1;ні;;так',
      'N-3;;невідома;Ніхто;1,234;101;1,5;може;;',
      '',
      `N-4;${'я'.repeat(10_000)};Ніша;;-5;;1;ні;5;так`,
      ';Без номера;sale;;100;;1;так;5;yes',
      'N-6;Зайве;sale;;100;;1;ні;;так;ще',
    ];
    const { planned, bad } = planOf([], [titles, ...lines].join('\n'));
    expect(planned.map(({ row }) => row)).toEqual([2]);
    expect(bad.map(({ row, reasons }) => [row, reasons.map(({ column, message }) => `${column}: ${message}`)])).toEqual(
      [
        [3, ['Артикул: Цей артикул уже є в рядку 2']],
        [
          4,
          [
            "Назва: Обов'язкове поле",
            'Категорія: Такої категорії немає',
            'Бренд: Такого бренду немає',
            'Ціна, грн: Ціна в гривнях, не більше двох цифр після коми',
            'Знижка, %: Ціле число від 0 до 100',
            'Кількість, шт: Потрібне ціле число, не менше нуля',
            'На розлив: «так» або «ні»',
            "Показувати покупцям: Обов'язкове поле",
          ],
        ],
        [
          6,
          [
            'Назва: Задовго: найбільше 200',
            'Категорія: Таку назву мають кілька категорій. Вкажіть назву для адреси',
            'Ціна, грн: Ціна в гривнях, не більше двох цифр після коми',
          ],
        ],
        [7, ['Артикул: Новому товару потрібен артикул: за ним його впізнає наступний імпорт']],
        [8, [': Клітинок більше, ніж стовпців']],
      ],
    );
    const mlOnly = planOf([], `${titles}\nN-4;Добрий;sale;;5;;1;ні;5;так`);
    expect(mlOnly.bad[0]?.reasons[0]?.column).toBe('Доступно на розлив, мл');
  });

  it.each([
    ['name;price\nx;1', 'sheet-no-key'],
    ['itemNo;вартість\nx;1', 'sheet-unknown-columns'],
    ['itemNo;Артикул\nx;1', 'sheet-doubled-columns'],
    ['itemNo;name\n', 'sheet-empty'],
    ['', 'sheet-empty'],
    ['itemNo;name\nA;"x\nB;y', 'sheet-open-quote'],
    [`itemNo\n${'x\n'.repeat(10_001)}`, 'sheet-too-long'],
  ])('is refused as a whole where it cannot be understood: %#', (file, because) => {
    expect(() => readSheet(bytesOf(file), 'uk')).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ because }) }),
    );
  });

  it('may be separated by semicolons, commas or tabs, with the sep= line of Excel', () => {
    for (const [line, separator] of [
      ['', ';'],
      ['', ','],
      ['', '\t'],
      ['sep=,\n', ','],
    ]) {
      const { rows } = readSheet(bytesOf(`${line}itemNo${separator}name\r\nA${separator}Дощ\r\n`), 'uk');
      expect(rows).toEqual([{ row: 2, cells: { itemNo: 'A', name: 'Дощ' }, hasTooMany: false }]);
    }
  });
});
