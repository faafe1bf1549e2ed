import { shop } from '#domain/shop.ts';

/** The page that the link of an e-mail opens to stop such e-mails. */
export const stopLetters = {
  title: `Відписатися від листів · ${shop.name.uk}`,
  heading: 'Більше не надсилати?',
  text: 'Натисніть кнопку, і таких листів більше не буде. Листи про ваші замовлення приходитимуть, як і раніше.',
  submit: 'Не надсилати',
  doneHeading: 'Листів більше не буде',
  toShop: 'До крамниці',
};
