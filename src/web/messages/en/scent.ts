import { scentWordsEn } from '#contracts/messages/scent-words-en.ts';
import type { scent as uk } from '../uk/scent.ts';

export const scent: typeof uk = {
  ...scentWordsEn,
  format: { bottle: 'Bottle', decant: 'Decant', set: 'Set' },
  noteGroup: {
    citrus: 'citrus',
    fruit: 'fruit',
    flower: 'flower',
    green: 'green',
    spice: 'spice',
    wood: 'wood',
    resin: 'resin',
    sweet: 'sweet',
    musk: 'trail',
    leather: 'leather',
    water: 'water',
    drink: 'drink',
  },
};
