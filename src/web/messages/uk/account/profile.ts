import { shop } from '#domain/shop.ts';

export const profile = {
  title: `Мої дані: ${shop.name.uk}`,
  heading: 'Мої дані',
  personal: { heading: 'Особисті дані', edit: 'Змінити особисті дані' },
  contacts: { heading: 'Контакти', edit: 'Змінити контакти' },
  notGiven: 'не вказано',
  firstName: 'Ім’я',
  lastName: 'Прізвище',
  secondName: 'По батькові',
  birthdate: 'Дата народження',
  gender: 'Стать',
  chooseGender: 'Не вказано',
  genders: { Male: 'Чоловіча', Female: 'Жіноча' },
  email: 'Електронна пошта',
  emailNote: 'За цією адресою ви входите й отримуєте листи, тому тут її не змінити.',
  emailHelp: 'Потрібна інша? Напишіть нам.',
  phone: 'Телефон',
  phoneHint: 'Український номер, наприклад 067 123 45 12',
};
