import type { HousePerfumes } from '../types.ts';

export const artisan: HousePerfumes = {
  house: "L'Artisan Parfumeur",
  perfumes: [
    {
      name: 'Mûre et Musc',
      spoken: 'мюр е мюск',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'floral',
      top: 'лимон, апельсин, базилік',
      heart: 'ожина',
      base: 'мускус, дубовий мох',
      year: 1978,
      perfumer: 'Jean Laporte',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Ожина, зібрана в білу рукавичку.',
      story:
        'Ягода свіжа, трохи кисла, з лісовою прохолодою листка. Мускус робить її не солодкою, а чистою. Дитяча радість у дорослому виконанні.',
      characterEn: 'A blackberry picked with a white glove.',
      storyEn:
        'The berry is fresh and slightly sour, with the forest cool of its leaf. Musk makes it clean rather than sweet. A childhood joy, played by an adult.',
      bottles: { 100: 7900 },
      decantMl: 33,
    },
    {
      name: 'Timbuktu',
      spoken: 'тімбукту',
      strength: 'eau-de-toilette',
      audience: 'everyone',
      family: 'woody',
      top: 'зелене манго, кардамон, рожевий перець',
      heart: 'ладан, папірус, каро карунде',
      base: 'ветивер, пачулі, мирра, бензоїн',
      year: 2004,
      perfumer: 'Bertrand Duchaufour',
      seasons: ['spring', 'autumn'],
      character: 'Караван, що несе папірус і дим.',
      story:
        'Манго терпке, майже зелена шкірка, далі тільки сухе: стебла, смола, розпечений пісок. Носиться легко, наче лляний бурнус. Для мандрівників, які люблять пішки.',
      characterEn: 'A caravan carrying papyrus and smoke.',
      storyEn:
        'The mango is tart, almost its green skin; after that everything is dry: stalks, resin, hot sand. It wears as lightly as a linen robe. For travellers who prefer to walk.',
      bottles: { 100: 7600 },
      decantMl: 28,
    },
  ],
};

export const etatLibre: HousePerfumes = {
  house: "Etat Libre d'Orange",
  perfumes: [
    {
      name: 'You or Someone Like You',
      spoken: 'ю ор самван лайк ю',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'green',
      top: 'м’ята, бергамот, грейпфрут',
      heart: 'троянда, зелені ноти, чорна смородина',
      base: 'білий мускус, амбра',
      year: 2017,
      perfumer: 'Caroline Sabas',
      seasons: ['spring', 'summer'],
      character: 'Зелений пагорб над великим містом.',
      story:
        'М’ята, розтерта між долонями, скошений газон, троянда десь за парканом. Мускус прозорий, як каліфорнійське повітря вранці. Свіжість з думкою всередині.',
      characterEn: 'A green hill above a big city.',
      storyEn:
        'Mint rubbed between the palms, a mown lawn, a rose somewhere behind the fence. The musk is as clear as Californian morning air. Freshness with a thought inside.',
      bottles: { 30: 2900, 100: 5900 },
      decantMl: 44,
    },
    {
      name: 'Remarkable People',
      spoken: 'ремаркабл піпл',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'citrus',
      top: 'шампанський акорд, грейпфрут',
      heart: 'кардамон, жасмин, чорний перець',
      base: 'лабданум, сандал',
      year: 2015,
      perfumer: 'Cécile Matton',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Тост за тих, хто прийшов.',
      story:
        'Бульбашки лоскочуть ніс, кардамон холодить келих, перець розв’язує язики. Сандал проводжає гостей до таксі. Вечірка, на якій цікаво всім.',
      characterEn: 'A toast to those who came.',
      storyEn:
        'Bubbles tickle the nose, cardamom chills the glass, pepper loosens tongues. Sandalwood sees the guests to their taxis. A party where nobody is bored.',
      bottles: { 30: 2900, 100: 5900 },
      decantMl: 22,
    },
  ],
};

export const molecules: HousePerfumes = {
  house: 'Escentric Molecules',
  perfumes: [
    {
      name: 'Molecule 01',
      spoken: 'молекула 01',
      strength: 'eau-de-toilette',
      audience: 'everyone',
      family: 'woody',
      top: 'ізо е супер',
      heart: 'ізо е супер, кедр',
      base: 'ізо е супер, тепле дерево',
      year: 2006,
      perfumer: 'Geza Schoen',
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      character: 'Аромат, який чують усі, крім вас.',
      story:
        'Тут немає піраміди: лише деревна молекула, що то зникає, то повертається, підхоплена теплом тіла. Сусід у ліфті запитає першим. Спробуйте 3 мл, перш ніж вирішувати.',
      characterEn: 'A scent that everyone notices but you.',
      storyEn:
        'There is no pyramid here: just one woody molecule that vanishes and returns, carried by the warmth of your body. The neighbour in the lift will ask first. Try 3 ml before you decide.',
      bottles: { 30: 2400, 100: 5400 },
      decantMl: 150,
    },
    {
      name: 'Escentric 02',
      spoken: 'есцентрик 02',
      strength: 'eau-de-toilette',
      audience: 'everyone',
      family: 'aquatic',
      top: 'бузина, гедіон',
      heart: 'ірис, амброксан',
      base: 'ветивер, мускус',
      year: 2008,
      perfumer: 'Geza Schoen',
      seasons: ['spring', 'summer'],
      character: 'Джин-тонік з гілочкою бузини.',
      story:
        'Мінеральні бульбашки, бузиновий цвіт, гіркота хініну. Амброксан тягне прохолоду через увесь день. До білої футболки й дуже чистого розуму.',
      characterEn: 'A gin and tonic with a sprig of elderflower.',
      storyEn:
        'Mineral bubbles, elderflower, the bitterness of quinine. Ambroxan carries the cool right through the day. For a white T-shirt and a very clear head.',
      bottles: { 30: 2400, 100: 5400 },
      decantMl: 61,
    },
  ],
};
