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
      character: 'Ожина, зібрана в білу рукавичку.',
      story:
        'Ягода свіжа, трохи кисла, з лісовою прохолодою листка. Мускус робить її не солодкою, а чистою. Дитяча радість у дорослому виконанні.',
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
      character: 'Караван, що несе папірус і дим.',
      story:
        'Манго терпке, майже зелена шкірка, далі тільки сухе: стебла, смола, розпечений пісок. Носиться легко, наче лляний бурнус. Для мандрівників, які люблять пішки.',
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
      character: 'Зелений пагорб над великим містом.',
      story:
        'М’ята, розтерта між долонями, скошений газон, троянда десь за парканом. Мускус прозорий, як каліфорнійське повітря вранці. Свіжість з думкою всередині.',
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
      character: 'Тост за тих, хто прийшов.',
      story:
        'Бульбашки лоскочуть ніс, кардамон холодить келих, перець розв’язує язики. Сандал проводжає гостей до таксі. Вечірка, на якій цікаво всім.',
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
      top: 'одна молекула від початку до кінця',
      heart: 'кедрова, оксамитова, мерехтлива',
      base: 'шкіра, тепле дерево',
      character: 'Аромат, який чують усі, крім вас.',
      story:
        'Тут немає піраміди: лише деревна молекула, що то зникає, то повертається, підхоплена теплом тіла. Сусід у ліфті запитає першим. Спробуйте 3 мл, перш ніж вирішувати.',
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
      character: 'Джин-тонік з гілочкою бузини.',
      story:
        'Мінеральні бульбашки, бузиновий цвіт, гіркота хініну. Амброксан тягне прохолоду через увесь день. До білої футболки й дуже чистого розуму.',
      bottles: { 30: 2400, 100: 5400 },
      decantMl: 61,
    },
  ],
};
