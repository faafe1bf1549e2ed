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
      year: 2015,
      perfumer: 'Marie Salamagne',
      seasons: ['autumn', 'winter'],
      character: 'Шамоні, камін, каштани в золі.',
      story:
        'Дим справжній, від вологих полін, каштан солодкий, ваніль розтоплена. Вовняні шкарпетки чути майже фізично. Найкраще працює нижче нуля.',
      characterEn: 'Chamonix, a fireplace, chestnuts in the ashes.',
      storyEn:
        'The smoke is real, from damp logs, the chestnut sweet, the vanilla melted. You can almost feel the woollen socks. It works best below zero.',
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
      year: 2013,
      perfumer: 'Aliénor Massenet',
      seasons: ['autumn', 'winter'],
      character: 'Бруклін, саксофон, остання сигара.',
      story:
        'Ром у важкій склянці, тютюн на оксамиті, перець у ритмі щітки по тарілці. Ваніль приглушує світло. Четвер, друге відділення.',
      characterEn: 'Brooklyn, a saxophone, the last cigar.',
      storyEn:
        'Rum in a heavy glass, tobacco on velvet, pepper in the rhythm of brushes on a cymbal. Vanilla dims the lights. A Thursday, the second set.',
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
      year: 2013,
      perfumer: 'Louise Turner',
      seasons: ['spring', 'summer'],
      character: 'Прим’ята подушка у Флоренції.',
      story:
        'Лляна постіль, сонце крізь жалюзі, ніхто нікуди не йде. Ірис і мускус пахнуть чистою шкірою. Аромат неділі, який рятує середу.',
      characterEn: 'A crumpled pillow in Florence.',
      storyEn:
        'Linen sheets, sun through the blinds, nobody going anywhere. Iris and musk smell of clean skin. The scent of a Sunday that saves a Wednesday.',
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
      year: 2015,
      perfumer: 'Paolo Terenzi',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Чари Цирцеї в маракуєвому соку.',
      story:
        'Фрукти нестримні, п’янкі, наче пунш на кораблі, що збився з курсу. Мускус тримає їх на шкірі цілу добу. Літні ночі й дуже коротка сукня.',
      characterEn: 'Circe’s spell in passion fruit juice.',
      storyEn:
        'The fruit is wild and heady, like punch on a ship that has lost its course. Musk holds it on the skin for a whole day. Summer nights and a very short dress.',
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
      year: 2017,
      perfumer: 'Paolo Terenzi',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Білі квіти в темряві планетарію.',
      story:
        'Цитруси спалахують і згасають, а тубероза з жасмином лишаються висіти, як туманність. Сандал під ними рівний. Для вечорів, коли дивляться вгору.',
      characterEn: 'White flowers in the dark of a planetarium.',
      storyEn:
        'The citrus flares and dies, while tuberose and jasmine stay hanging like a nebula. The sandalwood below is even. For evenings spent looking up.',
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
      year: 2010,
      perfumer: 'Romano Ricci',
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      character: 'Одна нота замість цілого оркестру.',
      story:
        'Мінеральна, солонувата, шкірна: ніби чисте тіло після моря. Склад найпростіший, шлейф нескінченний. Можна носити сам або підкладати під будь-що.',
      characterEn: 'One note instead of an orchestra.',
      storyEn:
        'Mineral, salty, skin-like: a clean body after the sea. The formula could not be simpler, the trail has no end. Wear it alone or under anything else.',
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
      year: 2006,
      perfumer: 'Francis Kurkdjian',
      seasons: ['spring', 'autumn'],
      character: 'Троянда з револьвером у підв’язці.',
      story:
        'Пелюстки бездоганні, пачулі темні, лаванда тримає приціл. Ваніль з’являється, коли суперечку вже виграно. Для переговорів і першого танцю.',
      characterEn: 'A rose with a revolver in her garter.',
      storyEn:
        'The petals are flawless, the patchouli dark, and lavender takes aim. Vanilla appears once the argument is won. For negotiations and the first dance.',
      bottles: { 50: 3700, 100: 5200 },
      decantMl: 43,
    },
  ],
};
