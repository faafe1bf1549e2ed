/** For when what a person may do changes while they are here. */
export const session = {
  ended: 'Сеанс завершився. Увійдіть, щоб продовжити',
  signIn: 'Увійти',
  noAccess: 'Цей розділ вам не відкрито',
  noAccessText: 'Якщо він потрібен вам для роботи, зверніться до адміністратора крамниці.',
};
