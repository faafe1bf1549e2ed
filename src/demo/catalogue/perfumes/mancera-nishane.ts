import type { HousePerfumes } from '../types.ts';

export const mancera: HousePerfumes = {
  house: 'Mancera',
  perfumes: [
    {
      name: 'Cedrat Boise',
      spoken: 'седрат буаз',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'citrus',
      top: 'сицилійський лимон, чорна смородина, бергамот',
      heart: 'фруктові ноти, жасмин, пачулі',
      base: 'кедр, шкіра, сандал, мох',
      year: 2011,
      perfumer: 'Pierre Montale',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Цитрон у шкіряній валізі.',
      story:
        'Лимон зі смородиною кислі й сонячні, далі з’являється кедрова дошка і м’яка шкіра. Тримається довше за багатьох важковаговиків. Робочий тиждень і субота за містом.',
      characterEn: 'A citron in a leather suitcase.',
      storyEn:
        'Lemon and blackcurrant are sour and sunny, then come a cedar plank and soft leather. It lasts longer than many heavyweights. The working week and a Saturday in the country.',
      bottles: { 60: 3900, 120: 5400 },
      decantMl: 145,
    },
    {
      name: 'Instant Crush',
      spoken: 'інстант краш',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'amber',
      top: 'шафран, імбир, мандарин',
      heart: 'троянда, жасмин, амброксан',
      base: 'ваніль, сандал, дубовий мох',
      year: 2018,
      perfumer: 'Pierre Montale',
      seasons: ['autumn', 'winter'],
      character: 'Закоханість з першого пшику, як і обіцяно.',
      story:
        'Імбир із шафраном іскрять, троянда кристалізується в цукор, амбра несе все це далеко вперед. База ванільна, з сухим мохом. Для вечірок, де всі питатимуть, що на вас.',
      characterEn: 'Love at first spray, as promised.',
      storyEn:
        'Ginger and saffron throw sparks, the rose crystallises into sugar, and amber carries it all far ahead. The base is vanilla with dry moss. For parties where everyone will ask what you are wearing.',
      bottles: { 60: 4000, 120: 5600 },
      decantMl: 78,
    },
    {
      name: 'Roses Vanille',
      spoken: 'роуз ваніль',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'gourmand',
      top: 'лимон, цукор',
      heart: 'турецька троянда',
      base: 'ваніль, білий мускус, кедр',
      year: 2011,
      perfumer: 'Pierre Montale',
      seasons: ['autumn', 'winter'],
      character: 'Рахат-лукум на срібній таці.',
      story:
        'Лимонна цедра, рожева вода, цукрова пудра: за мить ви вже на стамбульському базарі. Ваніль густа, мускус тримає її в рамках. Солодкість без каяття.',
      characterEn: 'Turkish delight on a silver tray.',
      storyEn:
        'Lemon zest, rose water, icing sugar: a moment later you are in an Istanbul bazaar. The vanilla is thick, musk keeps it in its frame. Sweetness without remorse.',
      bottles: { 60: 3900, 120: 5400 },
      decantMl: 50,
    },
  ],
};

export const nishane: HousePerfumes = {
  house: 'Nishane',
  perfumes: [
    {
      name: 'Hacivat',
      spoken: 'хаджіват',
      strength: 'extrait',
      audience: 'everyone',
      family: 'green',
      top: 'ананас, грейпфрут, бергамот',
      heart: 'кедр, пачулі, жасмин',
      base: 'дубовий мох, деревні ноти',
      year: 2017,
      perfumer: 'Jorge Lee',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Ананас у театрі тіней.',
      story:
        'Соковитий, терпкий, дуже стійкий: фрукт не тане, а висихає на сонці до деревної скоринки. Мох дає класичної стриманості. Екстракт, тож вистачить на два дні.',
      characterEn: 'A pineapple in the shadow theatre.',
      storyEn:
        'Juicy, tart and very lasting: the fruit does not melt but dries in the sun to a woody crust. Moss adds classical restraint. It is an extrait, so it will last two days.',
      bottles: { 50: 7900, 100: 11800 },
      decantMl: 114,
    },
    {
      name: 'Ani',
      spoken: 'ані',
      strength: 'extrait',
      audience: 'everyone',
      family: 'amber',
      top: 'імбир, бергамот, рожевий перець',
      heart: 'кардамон, чорна смородина, турецька троянда',
      base: 'ваніль, бензоїн, сандал, сіра амбра',
      year: 2019,
      perfumer: 'Cécile Zarokian',
      seasons: ['autumn', 'winter'],
      character: 'Імбирна ваніль з мурів зниклого міста.',
      story:
        'Імбир зелений і пекучий, ваніль виростає з нього, наче тепло з каменю ввечері. Смородина тримає рівновагу. Ваніль для тих, хто втомився від десертів.',
      characterEn: 'Ginger vanilla from the walls of a vanished city.',
      storyEn:
        'The ginger is green and fiery, and vanilla grows out of it like warmth from stone at night. Blackcurrant keeps the balance. A vanilla for those who are tired of desserts.',
      bottles: { 50: 7900, 100: 11800 },
      decantMl: 96,
    },
    {
      name: 'Wulóng Chá',
      spoken: 'вулун ча',
      strength: 'extrait',
      audience: 'everyone',
      family: 'citrus',
      top: 'бергамот, апельсин, літсея',
      heart: 'чай улун, мускатний горіх',
      base: 'мускус, інжир',
      year: 2015,
      perfumer: 'Jorge Lee',
      seasons: ['spring', 'summer'],
      character: 'Чайна церемонія о шостій ранку.',
      story:
        'Цитруси парують над чашкою, улун прозорий, трохи димний, інжир кладе поруч зелений листок. Рідкісний випадок, коли свіжість живе до вечора. Допомагає дихати повільніше.',
      characterEn: 'A tea ceremony at six in the morning.',
      storyEn:
        'Citrus steams above the cup, the oolong is clear and slightly smoky, and fig lays a green leaf beside it. A rare case of freshness that lives until evening. It helps you breathe more slowly.',
      bottles: { 50: 7900 },
      decantMl: 73,
    },
  ],
};
