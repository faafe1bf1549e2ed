import type { ScentWords } from './scent-words.ts';

export const scentWordsEn: ScentWords = {
  family: {
    citrus: 'Citrus',
    floral: 'Floral',
    woody: 'Woody',
    amber: 'Amber',
    aquatic: 'Aquatic',
    green: 'Green',
    oud: 'Oud',
    gourmand: 'Gourmand',
    powdery: 'Powdery',
    leather: 'Leather',
  },
  gender: { women: 'For women', men: 'For men', unisex: 'Unisex' },
  concentration: {
    extrait: 'Extrait de parfum',
    parfum: 'Parfum',
    'eau-de-parfum': 'Eau de parfum',
    'eau-de-toilette': 'Eau de toilette',
    cologne: 'Cologne',
  },
  seasons: { spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter' },
};
