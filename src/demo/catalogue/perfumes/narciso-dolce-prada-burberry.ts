import type { HousePerfumes } from '../types.ts';

export const narciso: HousePerfumes = {
  house: 'Narciso Rodriguez',
  perfumes: [
    {
      name: 'For Her',
      spoken: 'нарцисо фор хер',
      strength: 'eau-de-toilette',
      audience: 'her',
      family: 'powdery',
      top: 'османтус, цвіт апельсина, бергамот',
      heart: 'мускус, амбра',
      base: 'пачулі, ваніль, ветивер',
      year: 2003,
      perfumer: 'Christine Nagel, Francis Kurkdjian',
      seasons: ['spring', 'autumn', 'winter'],
      character: 'Мускус як рухи тіла: плавно, близько, впевнено.',
      story:
        'Османтус блимає абрикосом, і одразу настає головне: чистий, шкіряний, магнетичний мускус. Пачулі малюють йому контур. Класика для жінок, які говорять тихо.',
      characterEn: 'Musk like the movement of a body: smooth, close, sure.',
      storyEn:
        'Osmanthus flashes apricot, and then the main thing begins: a clean, skin-like, magnetic musk. Patchouli draws its outline. A classic for women who speak softly.',
      bottles: { 50: 3700, 100: 5200 },
      decantMl: 85,
    },
    {
      name: 'Pure Musc',
      spoken: 'п’юр маск',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'powdery',
      top: 'білі квіти',
      heart: 'мускус',
      base: 'кашмеран',
      year: 2019,
      perfumer: 'Sonia Constant',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Кашеміровий плед, висушений надворі.',
      story:
        'Увесь аромат побудовано з білого: білі пелюстки, біла вовна, біле світло. Кашмеран дає легкої деревності. Носити щодня, коли інші парфуми здаються зайвими.',
      characterEn: 'A cashmere throw, dried outdoors.',
      storyEn:
        'Everything here is white: white petals, white wool, white light. Cashmeran gives it a light woodiness. For every day when other perfumes seem too much.',
      bottles: { 50: 4000, 100: 5600 },
      decantMl: 52,
    },
  ],
};

export const dolceGabbana: HousePerfumes = {
  house: 'Dolce & Gabbana',
  perfumes: [
    {
      name: 'Light Blue',
      spoken: 'лайт блю',
      strength: 'eau-de-toilette',
      audience: 'her',
      family: 'citrus',
      top: 'сицилійський лимон, зелене яблуко, дзвіночок',
      heart: 'бамбук, жасмин, біла троянда',
      base: 'кедр, мускус, амбра',
      year: 2001,
      perfumer: 'Olivier Cresp',
      seasons: ['spring', 'summer'],
      character: 'Капрі, лимонад і ґанок, нагрітий до полудня.',
      story:
        'Яблуко хрумке, лимон з цедрою, кедр ще пахне сонцем. Просто й безпомилково радісно. Літо, яке вміщається в сумочку.',
      characterEn: 'Capri, lemonade and a porch warm by noon.',
      storyEn:
        'A crisp apple, lemon with its zest, cedar that still smells of sun. Simple and unfailingly cheerful. A summer that fits into a handbag.',
      bottles: { 50: 3100, 100: 4300 },
      decantMl: 104,
    },
    {
      name: 'The One',
      spoken: 'зе ван',
      strength: 'eau-de-parfum',
      audience: 'him',
      family: 'amber',
      top: 'грейпфрут, коріандр, базилік',
      heart: 'імбир, кардамон, цвіт апельсина',
      base: 'тютюн, амбра, кедр',
      year: 2008,
      perfumer: 'Olivier Polge',
      seasons: ['autumn', 'winter'],
      character: 'Тепла сорочка, знята пізно ввечері.',
      story:
        'Імбир і кардамон м’яко світяться, тютюн не горить, а пахне коробкою, в якій лежав. Не гучний, зате дуже влучний. Вечеря на двох у грудні.',
      characterEn: 'A warm shirt, taken off late at night.',
      storyEn:
        'Ginger and cardamom glow softly; the tobacco does not burn but smells of the box it lay in. Not loud, but right on target. Dinner for two in December.',
      bottles: { 50: 3300, 100: 4600 },
      decantMl: 68,
    },
    {
      name: 'K',
      spoken: 'кей дольче габбана',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'green',
      top: 'червоний апельсин, ялівець, лимон',
      heart: 'шавлія, герань, лавандин',
      base: 'кедр, ветивер, пачулі',
      year: 2019,
      perfumer: 'Daphné Bugey, Nathalie Lorson',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Король тосканського пагорба без почту.',
      story:
        'Червоний апельсин терпкий, шавлія суха, кедр простий, мов лавка біля дому. Аромат для роботи руками й відпочинку в родині.',
      characterEn: 'The king of a Tuscan hill, without his court.',
      storyEn:
        'Tart blood orange, dry sage, and cedar as simple as the bench outside the house. A scent for work with your hands and rest with your family.',
      bottles: { 50: 3000, 100: 4200 },
      decantMl: 39,
    },
  ],
};

export const prada: HousePerfumes = {
  house: 'Prada',
  perfumes: [
    {
      name: "Infusion d'Iris",
      spoken: 'інфузьйон д’іріс',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'powdery',
      top: 'мандарин, неролі, цвіт апельсина',
      heart: 'ірис, гальбанум, мастикове дерево',
      base: 'кедр, ветивер, ладан, бензоїн',
      year: 2007,
      perfumer: 'Daniela Andrier',
      seasons: ['spring', 'summer'],
      character: 'Ірис на прозорому папері.',
      story:
        'Корінь ірису звучить вологою глиною й пудрою, неролі промиває його світлом. Ладан ледь позначений олівцем. Інтелігентний аромат для музеїв і понеділків.',
      characterEn: 'Iris on tracing paper.',
      storyEn:
        'Iris root sounds like wet clay and powder, and neroli rinses it with light. Incense is only pencilled in. An intelligent scent for museums and Mondays.',
      bottles: { 50: 4700, 100: 6600 },
      decantMl: 70,
    },
    {
      name: 'Paradoxe',
      spoken: 'парадокс',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'amber',
      top: 'груша, мандарин, бергамот',
      heart: 'неролі, жасмин, цвіт апельсина',
      base: 'амбра, ваніль, білий мускус',
      year: 2022,
      perfumer: 'Nadège Le Garlantezec, Shyamala Maisondieu, Antoine Maisondieu',
      seasons: ['spring', 'autumn', 'winter'],
      character: 'Три кути трикутника: чистота, тепло і каприз.',
      story:
        'Бутони неролі зелені, груша стиглою краплею, амбра тепла, мов долоня. Змінюється протягом дня, і кожна версія приємна. Сучасний подарунок без ризику.',
      characterEn: 'Three corners of a triangle: purity, warmth and whim.',
      storyEn:
        'Green buds of neroli, a ripe drop of pear, amber as warm as a palm. It changes through the day, and every version is pleasant. A modern gift without risk.',
      bottles: { 30: 3700, 50: 5100, 90: 6900 },
      decantMl: 57,
    },
    {
      name: "L'Homme",
      spoken: 'лом прада',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'powdery',
      top: 'неролі, чорний перець, кардамон',
      heart: 'ірис, фіалка, герань',
      base: 'амбра, кедр, пачулі',
      year: 2016,
      perfumer: 'Daniela Andrier',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Прасована сорочка на людині з почуттям гумору.',
      story:
        'Ірис і неролі складають чистоту, перець її ледь зминає. Амбра біла, без ваги. Найкращий офісний аромат, який не набридає й до п’ятниці.',
      characterEn: 'A pressed shirt on a man with a sense of humour.',
      storyEn:
        'Iris and neroli fold it clean, pepper creases it slightly. The amber is white and weightless. The best office scent, still welcome on Friday.',
      bottles: { 50: 3900, 100: 5400 },
      decantMl: 63,
    },
  ],
};

export const burberry: HousePerfumes = {
  house: 'Burberry',
  perfumes: [
    {
      name: 'Her',
      spoken: 'берберрі хер',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'gourmand',
      top: 'полуниця, малина, ожина, смородина',
      heart: 'фіалка, жасмин',
      base: 'амбра, мускус, деревний акорд',
      year: 2018,
      perfumer: 'Francis Kurkdjian',
      seasons: ['spring', 'autumn'],
      character: 'Кошик ягід на лондонському тумані.',
      story:
        'Уся полуниця світу і трохи мокрого асфальту. Фіалка припудрює рум’янець, сухе дерево не дає йому стати варенням. Молодість, незалежно від паспорта.',
      characterEn: 'A basket of berries in the London fog.',
      storyEn:
        'All the strawberries in the world and a little wet asphalt. Violet powders the blush, and dry wood keeps it from turning into jam. Youth, whatever the passport says.',
      bottles: { 30: 2900, 50: 3900, 100: 5500 },
      decantMl: 66,
    },
    {
      name: 'Hero',
      spoken: 'хіро берберрі',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'woody',
      top: 'бергамот',
      heart: 'ялівець, чорний перець',
      base: 'три види кедра',
      year: 2021,
      perfumer: 'Aurélien Guichard',
      seasons: ['spring', 'autumn'],
      character: 'Кедр тричі: гімалайський, атласький, вірджинський.',
      story:
        'Бергамот короткий, як привітання, ялівець з перцем ставлять голос, далі говорить тільки дерево. Прямий, чистий, спортивний. Для того, хто ходить пішки.',
      characterEn: 'Cedar three times over: Himalayan, Atlas and Virginian.',
      storyEn:
        'The bergamot is as short as a greeting, juniper and pepper set the voice, then only wood speaks. Straight, clean, sporty. For people who walk.',
      bottles: { 50: 3200, 100: 4500 },
      decantMl: 0,
    },
  ],
};
