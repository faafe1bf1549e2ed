import { formatNumber } from '#domain/numbers.ts';

export const productCard = {
  sizes: 'Об’єми',
  volume: (millilitres: number, hasUnit: boolean) =>
    hasUnit ? `${formatNumber(millilitres)}\u00a0мл` : formatNumber(millilitres),
  decant: 'розлив',
  decantFrom: (price: string) => `від\u00a0${price} за розлив`,
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
