import type { Random } from '../drawing/random.ts';

export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const women = [
  'Марія',
  'Софія',
  'Ірина',
  'Наталія',
  'Дарина',
  'Оксана',
  'Юлія',
  'Соломія',
  'Катерина',
  'Вікторія',
] as const;
export const men = [
  'Ігор',
  'Андрій',
  'Тарас',
  'Богдан',
  'Максим',
  'Олег',
  'Роман',
  'Дмитро',
  'Назар',
  'Павло',
] as const;

/** Gender-neutral surnames, with their mailbox names. */
export const surnames = [
  ['Мельник', 'melnyk'],
  ['Шевченко', 'shevchenko'],
  ['Бондар', 'bondar'],
  ['Ткач', 'tkach'],
  ['Кравець', 'kravets'],
  ['Лисенко', 'lysenko'],
  ['Гончар', 'honchar'],
  ['Марченко', 'marchenko'],
  ['Савчук', 'savchuk'],
  ['Поліщук', 'polishchuk'],
  ['Руденко', 'rudenko'],
  ['Кузьменко', 'kuzmenko'],
  ['Гриценко', 'hrytsenko'],
  ['Ярема', 'yarema'],
  ['Остапчук', 'ostapchuk'],
] as const;

export const operators = ['50', '63', '66', '67', '68', '73', '93', '95', '96', '97', '98', '99'] as const;

/** Fictitious: mailboxes under .test, phone numbers in an unassigned range. */
export function randomBuyer(random: Random): Buyer {
  const firstName = random.chance(0.68) ? random.pick(women) : random.pick(men);
  const [lastName, mailbox] = random.pick<readonly [string, string]>(surnames);
  const digits = Math.floor(random.between(0, 100_000)).toString().padStart(5, '0');
  return {
    firstName,
    lastName,
    email: `${mailbox}.${digits.slice(0, 3)}@example.test`,
    phone: `+380${random.pick(operators)}00${digits}`,
  };
}
