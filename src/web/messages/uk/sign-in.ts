export const signIn = {
  title: 'Вхід до Краплини',
  heading: 'Увійти',
  text: 'Раді бачити вас знову.',
  email: 'Електронна пошта',
  password: 'Пароль',
  submit: 'Увійти',
  showPassword: 'Показати пароль',
  needsScripts: 'Щоб увійти, увімкніть у браузері JavaScript.',
};
