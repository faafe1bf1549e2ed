import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

const goods = (count: number) =>
  `${formatNumber(count)} ${plural('uk', count, { one: 'товар', few: 'товари', many: 'товарів' })}`;
const rows = (count: number) =>
  `${formatNumber(count)} ${plural('uk', count, { one: 'рядок', few: 'рядки', many: 'рядків' })}`;

export const adminProductFiles = {
  export: 'Експорт',
  exportHint: 'Товари цього списку як таблиця CSV для Excel або LibreOffice',
  exporting: (count: number) => `Експорт: ${formatNumber(count)}…`,
  exported: (count: number) => `Експортовано ${goods(count)}`,
  fileName: 'товари',
  import: 'Імпорт',
  title: 'Імпорт товарів',
  back: 'Усі товари',
  file: 'Таблиця товарів',
  prompt: 'Оберіть файл CSV або перетягніть сюди',
  hint: (rowsAtMost: number, megabytes: number) => `До ${formatNumber(rowsAtMost)} рядків і ${megabytes} МБ`,
  tooLarge: (megabytes: number) => `Файл завеликий: найбільше ${megabytes} МБ. Поділіть його на частини`,
  unreadable: 'Файл не читається. Можливо, його перемістили або видалили',
  how: 'Як це працює',
  steps: [
    'Експортуйте товари, змініть що треба в Excel або LibreOffice і збережіть як «CSV UTF-8».',
    'Товар крамниця впізнає за кодом, а без нього за артикулом. Рядок із новим артикулом стане новим товаром, вимкненим, доки ви його не ввімкнете.',
    'Стовпців, яких у файлі немає, імпорт не змінює, як і зображень. Продане після експорту лишиться проданим.',
    'Спершу ви побачите, що зміниться. До підтвердження нічого не записується.',
  ],
  checking: 'Перевіряємо файл…',
  cancel: 'Скасувати',
  another: 'Обрати інший файл',
  encoding: (encoding: string) => `Файл прочитано як ${encoding}. Якщо літери не ті, збережіть його як «CSV UTF-8».`,
  counts: { label: 'Що зміниться', created: 'Нові', changed: 'Зі змінами', unchanged: 'Без змін', bad: 'З помилками' },
  badTitle: (count: number) => `${rows(count)} з помилками`,
  badText: 'Виправте їх у файлі й оберіть його ще раз. Доки є хоч одна помилка, нічого не записується.',
  row: 'Рядок',
  product: 'Товар',
  itemNo: 'Артикул',
  reasons: 'Що не так',
  changesTitle: 'Що зміниться',
  now: 'Зараз',
  willBe: 'Буде',
  newTitle: 'Нові товари',
  atRow: (row: number) => `рядок ${formatNumber(row)}`,
  fieldsChanged: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'поле', few: 'поля', many: 'полів' })}`,
  more: 'Показати ще',
  onlyFirst: (shown: number, all: number) => `Показано перші ${formatNumber(shown)} з ${formatNumber(all)}`,
  nothing: 'У файлі все так само, як у крамниці: змінювати нічого.',
  confirm: (count: number) => `Імпортувати ${goods(count)}`,
  importing: 'Записуємо товари. Не закривайте сторінку…',
  doneTitle: 'Товари імпортовано',
  done: (created: number, changed: number, unchanged: number) =>
    `Нових: ${formatNumber(created)}, змінено: ${formatNumber(changed)}, без змін: ${formatNumber(unchanged)}.`,
  toList: 'До товарів',
  again: 'Імпортувати ще файл',
};
