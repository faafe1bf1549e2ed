/** Shown when a button was clicked before hydration and the scripts did not load. */
export const earlyClicks = {
  title: 'Кнопка поки не відповідає',
  text: 'Сторінка ще не завантажилася до кінця. Перевірте зв’язок і спробуйте ще раз.',
  reload: 'Перезавантажити',
};
