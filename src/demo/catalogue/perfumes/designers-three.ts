import type { HousePerfumes } from '../types.ts';

export const chloe: HousePerfumes = {
  house: 'Chloé',
  perfumes: [
    {
      name: 'Nomade',
      spoken: 'номад',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'green',
      top: 'слива мірабель, бергамот, лимон',
      heart: 'фрезія, персик, троянда',
      base: 'дубовий мох, пачулі, амброве дерево',
      character: 'Мірабель на моху: шипр у дорожніх черевиках.',
      story:
        'Слива медова, фрезія вітряна, мох м’який під ногами. Свобода, зібрана в дуже акуратну сумку. Осінні мандрівки, потяг, вікно.',
      bottles: { 50: 4300, 75: 5400 },
      decantMl: 49,
    },
    {
      name: 'Chloé Eau de Parfum',
      spoken: 'хлоє',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'півонія, фрезія, лічі',
      heart: 'троянда, конвалія, магнолія',
      base: 'кедр, амбра',
      character: 'Троянда з мильною бульбашкою на пелюстці.',
      story:
        'Роса, чисте волосся, батистова блуза. Троянда тут ранкова, ще не прогріта, кедр тримає її за стебло. Ідеальний запах спокійного успіху.',
      bottles: { 30: 3200, 50: 4400, 75: 5500 },
      decantMl: 62,
    },
  ],
};

export const valentino: HousePerfumes = {
  house: 'Valentino',
  perfumes: [
    {
      name: 'Donna Born in Roma',
      spoken: 'донна борн ін рома',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'чорна смородина, рожевий перець, бергамот',
      heart: 'три жасмини',
      base: 'бурбонська ваніль, кашмеран, гваяк',
      character: 'Рожевий заклепковий шик з римських дахів.',
      story:
        'Смородина кисла, жасмин молодий, ваніль солона від дерева. Вулична мода, пошита в ательє. Для міст, у яких гуляють до півночі.',
      bottles: { 50: 4800, 100: 6700 },
      decantMl: 54,
    },
    {
      name: 'Uomo Born in Roma',
      spoken: 'уомо борн ін рома',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'woody',
      top: 'мінеральний акорд, листя фіалки',
      heart: 'шавлія, імбир',
      base: 'ветивер, боби тонка',
      character: 'Скутер на бруківці ще мокрого Риму.',
      story:
        'Сіль і фіалкове листя дають прохолоди, імбир прискорює пульс. Ветивер копчений, але ввічливий. Джинсова куртка, яка пережила всі тренди.',
      bottles: { 50: 4100, 100: 5600 },
      decantMl: 69,
    },
  ],
};

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
        'Льняна постіль, сонце крізь жалюзі, ніхто нікуди не йде. Ірис і мускус пахнуть чистою шкірою. Аромат неділі, який рятує середу.',
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
        'Мінеральна, солонувата, шкірна: ніби чисте тіло після моря. Гіпоалергенно простий склад, нескінченний шлейф. Можна носити сам або підкладати під будь-що.',
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
