/** For every field of a password, and for the part of the account page that changes it. */
export const password = {
  show: 'Показати пароль',
  hide: 'Приховати пароль',
  heading: 'Пароль і безпека',
  text: 'Після зміни пароля на інших пристроях доведеться увійти знову.',
  current: 'Поточний пароль',
  next: 'Новий пароль',
  hint: 'Щонайменше 7 символів',
  change: 'Змінити пароль',
  everywhere: 'Вийти на всіх пристроях',
  everywhereText: 'Загубили телефон або заходили з чужого комп’ютера? Завершіть усі сеанси одразу.',
  everywhereQuestion: 'Вийти на всіх пристроях?',
  everywhereWarning: 'Тут теж: щоб продовжити, доведеться увійти ще раз.',
  leave: 'Вийти всюди',
};
