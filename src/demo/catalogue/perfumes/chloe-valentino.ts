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
      character: 'Рожевий шик із заклепками на даху вічного міста.',
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
