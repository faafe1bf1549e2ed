/** For a button that was pressed before the page could answer, when the answer does not come. */
export const earlyPresses = {
  title: 'Кнопка поки не відповідає',
  text: 'Сторінка ще не завантажилася до кінця. Перевірте зв’язок і спробуйте ще раз.',
  reload: 'Перезавантажити',
};
