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
      year: 2018,
      perfumer: 'Quentin Bisch',
      seasons: ['spring', 'autumn'],
      character: 'Мірабель на моху: шипр у дорожніх черевиках.',
      story:
        'Слива медова, фрезія вітряна, мох м’який під ногами. Свобода, зібрана в дуже акуратну сумку. Осінні мандрівки, потяг, вікно.',
      characterEn: 'Mirabelle on moss: a chypre in walking boots.',
      storyEn:
        'The plum is honeyed, the freesia windy, the moss soft underfoot. Freedom, packed into a very tidy bag. Autumn journeys, a train, a window seat.',
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
      year: 2008,
      perfumer: 'Amandine Clerc-Marie, Michel Almairac',
      seasons: ['spring', 'summer'],
      character: 'Троянда з мильною бульбашкою на пелюстці.',
      story:
        'Роса, чисте волосся, батистова блуза. Троянда тут ранкова, ще не прогріта, кедр тримає її за стебло. Ідеальний запах спокійного успіху.',
      characterEn: 'A rose with a soap bubble on its petal.',
      storyEn:
        'Dew, clean hair, a batiste blouse. This is a morning rose, not yet warmed by the sun, and cedar holds it by the stem. The perfect smell of quiet success.',
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
      year: 2019,
      perfumer: 'Amandine Clerc-Marie, Honorine Blanc',
      seasons: ['spring', 'autumn', 'winter'],
      character: 'Рожевий шик із заклепками на даху вічного міста.',
      story:
        'Смородина кисла, жасмин молодий, ваніль солона від дерева. Вулична мода, пошита в ательє. Для міст, у яких гуляють до півночі.',
      characterEn: 'Pink chic with studs, on a rooftop of the eternal city.',
      storyEn:
        'Sour blackcurrant, young jasmine, vanilla made salty by wood. Street fashion sewn in an atelier. For cities where people stroll until midnight.',
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
      year: 2019,
      perfumer: 'Antoine Maisondieu, Guillaume Flavigny',
      seasons: ['spring', 'autumn'],
      character: 'Скутер на бруківці ще мокрого Риму.',
      story:
        'Сіль і фіалкове листя дають прохолоди, імбир прискорює пульс. Ветивер копчений, але ввічливий. Джинсова куртка, яка пережила всі тренди.',
      characterEn: 'A scooter on the cobbles of a Rome still wet from rain.',
      storyEn:
        'Salt and violet leaf bring coolness, ginger quickens the pulse. The vetiver is smoky but polite. A denim jacket that outlived every trend.',
      bottles: { 50: 4100, 100: 5600 },
      decantMl: 69,
    },
  ],
};
