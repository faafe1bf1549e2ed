import type { HousePerfumes } from '../types.ts';

export const margiela: HousePerfumes = {
  house: 'Maison Margiela',
  perfumes: [
    {
      name: 'By the Fireplace',
      spoken: 'бай зе фаєрплейс',
      strength: 'eau-de-toilette',
      audience: 'everyone',
      family: 'woody',
      top: 'гвоздика, рожевий перець, цвіт апельсина',
      heart: 'каштан, гваяк, ялівець',
      base: 'ваніль, перуанський бальзам, кашмеран',
      character: 'Шамоні, камін, каштани в золі.',
      story:
        'Дим справжній, від вологих полін, каштан солодкий, ваніль розтоплена. Вовняні шкарпетки чути майже фізично. Найкраще працює нижче нуля.',
      bottles: { 30: 3200, 100: 6400 },
      decantMl: 122,
    },
    {
      name: 'Jazz Club',
      spoken: 'джаз клаб',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'amber',
      top: 'рожевий перець, неролі, лимон',
      heart: 'ром, шавлія, ветивер',
      base: 'тютюн, ваніль, стиракс',
      character: 'Бруклін, саксофон, остання сигара.',
      story:
        'Ром у важкій склянці, тютюн на оксамиті, перець у ритмі щітки по тарілці. Ваніль приглушує світло. Четвер, друге відділення.',
      bottles: { 30: 3200, 100: 6400 },
      decantMl: 90,
    },
    {
      name: 'Lazy Sunday Morning',
      spoken: 'лейзі сандей морнінг',
      strength: 'eau-de-toilette',
      audience: 'her',
      family: 'powdery',
      top: 'груша, конвалія, альдегіди',
      heart: 'ірис, троянда, цвіт апельсина',
      base: 'білий мускус, пачулі',
      character: 'Прим’ята подушка у Флоренції.',
      story:
        'Лляна постіль, сонце крізь жалюзі, ніхто нікуди не йде. Ірис і мускус пахнуть чистою шкірою. Аромат неділі, який рятує середу.',
      bottles: { 30: 3200, 100: 6400 },
      decantMl: 71,
    },
  ],
};

export const tizianaTerenzi: HousePerfumes = {
  house: 'Tiziana Terenzi',
  perfumes: [
    {
      name: 'Kirke',
      spoken: 'кірке',
      strength: 'extrait',
      audience: 'everyone',
      family: 'gourmand',
      top: 'маракуя, персик, малина, груша',
      heart: 'конвалія',
      base: 'мускус, сандал, ваніль, пачулі',
      character: 'Чари Цирцеї в маракуєвому соку.',
      story:
        'Фрукти нестримні, п’янкі, наче пунш на кораблі, що збився з курсу. Мускус тримає їх на шкірі цілу добу. Літні ночі й дуже коротка сукня.',
      bottles: { 50: 6400, 100: 9600 },
      decantMl: 118,
    },
    {
      name: 'Andromeda',
      spoken: 'андромеда',
      strength: 'extrait',
      audience: 'everyone',
      family: 'floral',
      top: 'мандарин, лимон, чорна смородина',
      heart: 'жасмин, тубероза, троянда',
      base: 'мускус, сандал, сіра амбра',
      character: 'Білі квіти в темряві планетарію.',
      story:
        'Цитруси спалахують і згасають, а тубероза з жасмином лишаються висіти, як туманність. Сандал під ними рівний. Для вечорів, коли дивляться вгору.',
      bottles: { 100: 9900 },
      decantMl: 20,
    },
  ],
};

export const juliette: HousePerfumes = {
  house: 'Juliette Has a Gun',
  perfumes: [
    {
      name: 'Not a Perfume',
      spoken: 'нот е парфюм',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'aquatic',
      top: 'амброксан',
      heart: 'амброксан',
      base: 'амброксан',
      character: 'Одна нота замість цілого оркестру.',
      story:
        'Мінеральна, солонувата, шкірна: ніби чисте тіло після моря. Склад найпростіший, шлейф нескінченний. Можна носити сам або підкладати під будь-що.',
      bottles: { 50: 3700, 100: 5200 },
      decantMl: 84,
    },
    {
      name: 'Lady Vengeance',
      spoken: 'леді венжанс',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'бергамот, лаванда',
      heart: 'болгарська троянда',
      base: 'пачулі, ваніль, амброксан',
      character: 'Троянда з револьвером у підв’язці.',
      story:
        'Пелюстки бездоганні, пачулі темні, лаванда тримає приціл. Ваніль з’являється, коли суперечку вже виграно. Для переговорів і першого танцю.',
      bottles: { 50: 3700, 100: 5200 },
      decantMl: 43,
    },
  ],
};
