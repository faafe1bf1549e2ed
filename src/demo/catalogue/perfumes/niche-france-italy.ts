import type { HousePerfumes } from '../types.ts';

export const sergeLutens: HousePerfumes = {
  house: 'Serge Lutens',
  perfumes: [
    {
      name: 'Ambre Sultan',
      spoken: 'амбр султан',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'amber',
      top: 'орегано, лавровий лист, коріандр',
      heart: 'мирт, дягель, смоли',
      base: 'амбра, бензоїн, сандал, ваніль',
      character: 'Амбра з травами марокканського базару.',
      story:
        'Лавр і орегано гіркі, сухі, без них смоли були б надто солодкі. Далі розливається бурштин, густий, як мед з полину. Аромат для довгих зим і товстих романів.',
      bottles: { 50: 5700, 100: 8200 },
      decantMl: 80,
    },
    {
      name: 'Chergui',
      spoken: 'шергі',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'amber',
      top: 'тютюновий лист, мед',
      heart: 'ірис, сіно, троянда',
      base: 'сандал, амбра, ладан, мускус',
      character: 'Вітер пустелі, що приніс сіно й тютюн.',
      story:
        'Мед на сухому листі, пудра ірису, гаряче повітря над дорогою. Усе злите так щільно, що швів не видно. Осінній шарф, якому личить бути ароматним.',
      bottles: { 50: 5900, 100: 8400 },
      decantMl: 59,
    },
    {
      name: 'La Fille de Berlin',
      spoken: 'ла фій де берлін',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'троянда, рожевий перець',
      heart: 'герань, пальмароза',
      base: 'мускус, пачулі',
      character: 'Багряна троянда з шипами і прямим поглядом.',
      story:
        'Пелюстки прохолодні, перець пече, герань тримає зелене стебло. Жодного варення: це квітка, яка вміє за себе постояти. Для червоної помади й короткої відповіді.',
      bottles: { 50: 5700, 100: 8200 },
      decantMl: 42,
    },
  ],
};

export const acquaDiParma: HousePerfumes = {
  house: 'Acqua di Parma',
  perfumes: [
    {
      name: 'Colonia',
      spoken: 'колонія',
      strength: 'cologne',
      audience: 'everyone',
      family: 'citrus',
      top: 'лимон, солодкий апельсин, бергамот',
      heart: 'лаванда, розмарин, вербена',
      base: 'ветивер, сандал, дамаська троянда',
      character: 'Італійський ранок у капелюшній коробці.',
      story:
        'Цитруси жовті, як штукатурка в Пармі, розмарин бадьорий, лаванда щойно з прасування. База тонка й гідна. Після гоління, перед кавою, замість будильника.',
      bottles: { 50: 4600, 100: 6500 },
      decantMl: 93,
    },
    {
      name: 'Fico di Amalfi',
      spoken: 'фіко ді амальфі',
      strength: 'eau-de-toilette',
      audience: 'everyone',
      family: 'green',
      top: 'грейпфрут, лимон, цитрон',
      heart: 'нектар інжиру, рожевий перець, жасмин',
      base: 'інжирове дерево, кедр, бензоїн',
      character: 'Інжир на терасі над затокою.',
      story:
        'Грейпфрут бризкає просто на мармуровий стіл, інжир солодкий і зелений одразу. Бензоїн лишає теплу тінь парасолі. Валіза, солома, темні окуляри.',
      bottles: { 75: 4700, 150: 6600 },
      decantMl: 86,
    },
  ],
};

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
