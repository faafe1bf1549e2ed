import type { ScentWords } from './scent-words.ts';

export const scentWordsUk: ScentWords = {
  family: {
    citrus: 'Цитрусові',
    floral: 'Квіткові',
    woody: 'Деревні',
    amber: 'Амброві',
    aquatic: 'Водяні',
    green: 'Зелені',
    oud: 'Удові',
    gourmand: 'Гурманські',
    powdery: 'Пудрові',
    leather: 'Шкіряні',
  },
  gender: { women: 'Для жінок', men: 'Для чоловіків', unisex: 'Унісекс' },
  concentration: {
    extrait: 'Екстракт парфумів',
    parfum: 'Парфуми',
    'eau-de-parfum': 'Парфумована вода',
    'eau-de-toilette': 'Туалетна вода',
    cologne: 'Одеколон',
  },
  seasons: { spring: 'весна', summer: 'літо', autumn: 'осінь', winter: 'зима' },
};
