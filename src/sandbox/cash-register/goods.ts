export type SandboxGood = {
  id: string;
  code: string;
  name: string;
  price: number;
  count: number | null;
  taxes: readonly unknown[];
  created_at: string;
};

const names = [
  'Парфумована вода',
  'Туалетна вода',
  'Розпив',
  'Крем для рук',
  'Свічка',
  'Дифузор',
  'Подарунковий набір',
];
const sizes = [5, 10, 30, 50, 75, 100];

/** More than two pages of a hundred, deterministic; codes have the format of the shop's item numbers. */
export function goodsOfRegister(count = 237): SandboxGood[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      code: `KR-${100_000 + number}`,
      name: `${names[index % names.length]} №${number}, ${sizes[index % sizes.length]} мл`,
      price: 12_550 + (index % 40) * 9_900,
      // Some goods have no stock count.
      count: index % 9 === 0 ? null : index % 25,
      taxes: [],
      created_at: '2026-01-10T08:00:00+00:00',
    };
  });
}
