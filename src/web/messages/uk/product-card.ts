export const productCard = {
  decant: 'від 1 мл',
  perMillilitre: 'за 1 мл',
  chooseVolume: 'Обрати об’єм',
  details: 'Докладніше',
  soldOut: 'немає в наявності',
  discount: (percent: number) => `Знижка ${percent}%`,
};
