import { scentWordsUk } from '#contracts/messages/scent-words-uk.ts';

export const scent = {
  ...scentWordsUk,
  format: { bottle: 'Флакон', decant: 'На розлив', set: 'Набір' },
  noteGroup: {
    citrus: 'цитрус',
    fruit: 'фрукт',
    flower: 'квітка',
    green: 'зелень',
    spice: 'пряність',
    wood: 'дерево',
    resin: 'смола',
    sweet: 'солодке',
    musk: 'шлейф',
    leather: 'шкіра',
    water: 'вода',
    drink: 'напій',
  },
};
