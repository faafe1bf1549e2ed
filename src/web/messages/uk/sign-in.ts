import { shop } from '#domain/shop.ts';

export const signIn = {
  title: `Вхід: ${shop.name.uk}`,
  heading: 'Увійти',
  text: 'Раді бачити вас знову.',
  email: 'Електронна пошта',
  password: 'Пароль',
  submit: 'Увійти',
  needsScripts: 'Щоб увійти, увімкніть у браузері JavaScript.',
};
