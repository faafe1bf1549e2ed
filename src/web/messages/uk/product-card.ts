export const productCard = {
  perMillilitre: 'за 1 мл',
  chooseVolume: 'Обрати об’єм',
  details: 'Докладніше',
  addToCart: 'До кошика',
  added: 'Додано до кошика',
  inCart: 'У кошику',
  soldOut: 'немає в наявності',
  discount: (percent: number) => `Знижка ${percent}%`,
  wish: (name: string) => `В обране: ${name}`,
};
