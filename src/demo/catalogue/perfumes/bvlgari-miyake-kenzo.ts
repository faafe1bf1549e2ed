import type { HousePerfumes } from '../types.ts';

export const bvlgari: HousePerfumes = {
  house: 'Bvlgari',
  perfumes: [
    {
      name: 'Omnia Crystalline',
      spoken: 'омнія крісталін',
      strength: 'eau-de-toilette',
      audience: 'her',
      family: 'aquatic',
      top: 'бамбук, груша наші',
      heart: 'лотос, чай, касія',
      base: 'бальзове дерево, мускус, гваяк',
      year: 2005,
      perfumer: 'Alberto Morillas',
      seasons: ['spring', 'summer'],
      character: 'Лотос у прозорому камені.',
      story:
        'Водянисто, чисто, з краплею груші на бамбуковому листі. Дерево в основі світле, невагоме. Для тих, кого стомлюють солодкі аромати.',
      characterEn: 'A lotus inside a clear stone.',
      storyEn:
        'Watery and clean, with a drop of pear on a bamboo leaf. The wood below is pale and weightless. For those whom sweet scents tire.',
      bottles: { 40: 2900, 65: 3600 },
      decantMl: 48,
    },
    {
      name: 'Man in Black',
      spoken: 'мен ін блек',
      strength: 'eau-de-parfum',
      audience: 'him',
      family: 'amber',
      top: 'ром, прянощі',
      heart: 'ірис, тубероза, шкіра',
      base: 'гваяк, боби тонка, бензоїн',
      year: 2014,
      perfumer: 'Alberto Morillas',
      seasons: ['autumn', 'winter'],
      character: 'Вулкан у чорному костюмі.',
      story:
        'Ром гарячий, прянощі тріщать, тубероза несподівано пасує шкірі. Бензоїн застигає бурштином. Вечірній вихід, у якому головне пауза.',
      characterEn: 'A volcano in a black suit.',
      storyEn:
        'The rum is hot, the spices crackle, and tuberose suits leather better than you would expect. Benzoin sets like amber. An evening entrance where the pause matters most.',
      bottles: { 60: 3900, 100: 4900 },
      decantMl: 74,
    },
    {
      name: 'Eau Parfumée au Thé Vert',
      spoken: 'о парфюме о те вер',
      strength: 'cologne',
      audience: 'everyone',
      family: 'citrus',
      top: 'бергамот, апельсин, лимон, коріандр',
      heart: 'зелений чай, жасмин, кардамон',
      base: 'білий мускус, дубовий мох, сандал',
      year: 1992,
      perfumer: 'Jean-Claude Ellena',
      seasons: ['spring', 'summer'],
      character: 'Зелений чай, з якого почалася мода на прозорість.',
      story:
        'Чашка зеленого чаю з лимоном на білій скатертині, більше нічого. Кардамон додає прохолоди, мох тиші. Аромат готельних ранків, який приємно мати вдома.',
      characterEn: 'The green tea that started the fashion for transparency.',
      storyEn:
        'A cup of green tea with lemon on a white tablecloth, nothing more. Cardamom adds coolness, moss adds quiet. The scent of hotel mornings, good to have at home.',
      bottles: { 75: 4400 },
      decantMl: 31,
    },
  ],
};

export const isseyMiyake: HousePerfumes = {
  house: 'Issey Miyake',
  perfumes: [
    {
      name: "L'Eau d'Issey",
      spoken: 'ло д’іссей',
      strength: 'eau-de-toilette',
      audience: 'her',
      family: 'aquatic',
      top: 'лотос, фрезія, диня, цикламен',
      heart: 'півонія, лілія, гвоздика',
      base: 'кедр, мускус, амбра',
      year: 1992,
      perfumer: 'Jacques Cavallier',
      seasons: ['spring', 'summer'],
      character: 'Водоспад, складений з пелюсток.',
      story:
        'Вода тут головна нота, прохолодна й прозора, квіти пливуть по ній, не торкаючись дна. Кедр стоїть на березі. Легенда дев’яностих, що знову сучасна.',
      characterEn: 'A waterfall made of petals.',
      storyEn:
        'Water is the main note, cool and clear; the flowers float on it without touching the bottom. Cedar stands on the bank. A legend of the nineties that is modern again.',
      bottles: { 50: 3000, 100: 4200 },
      decantMl: 55,
    },
    {
      name: "L'Eau d'Issey Pour Homme",
      spoken: 'ло д’іссей пур ом',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'citrus',
      top: 'юдзу, вербена, мандарин, кипарис',
      heart: 'мускатний горіх, лотос, шафран',
      base: 'ветивер, кедр, тютюн',
      year: 1994,
      perfumer: 'Jacques Cavallier',
      seasons: ['spring', 'summer'],
      character: 'Юдзу, розрізаний на камені.',
      story:
        'Японський цитрус дзвінкий і гіркий, мускатний горіх робить його теплим, ветивер дорослим. Десятки років, а свіжіше майже не бувало.',
      characterEn: 'Yuzu, cut open on a stone.',
      storyEn:
        'The Japanese citrus is bright and bitter, nutmeg makes it warm, vetiver makes it grown-up. Decades old, and hardly anything has ever been fresher.',
      bottles: { 75: 3100, 125: 4100 },
      decantMl: 91,
    },
  ],
};

export const kenzo: HousePerfumes = {
  house: 'Kenzo',
  perfumes: [
    {
      name: 'Flower by Kenzo',
      spoken: 'флавер бай кензо',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'powdery',
      top: 'мандарин, глід, чорна смородина',
      heart: 'фіалка, болгарська троянда, жасмин',
      base: 'ваніль, мускус, опопонакс',
      year: 2000,
      perfumer: 'Alberto Morillas',
      seasons: ['spring', 'autumn'],
      character: 'Мак, якому вигадали запах.',
      story:
        'Фіалкова пудра, троянда, молочна ваніль: так пахла б квітка, що виросла крізь бруківку. Дуже впізнаваний, дуже ніжний. Для обіймів і дитячих спогадів.',
      characterEn: 'A poppy that was given a scent.',
      storyEn:
        'Violet powder, rose, milky vanilla: how a flower would smell that grew through the pavement. Very recognisable, very tender. For hugs and childhood memories.',
      bottles: { 30: 2600, 50: 3500, 100: 4900 },
      decantMl: 88,
    },
    {
      name: "L'Eau Kenzo Pour Homme",
      spoken: 'ло кензо пур ом',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'aquatic',
      top: 'юдзу, лимон, мандарин',
      heart: 'лотос, водяний перець, зелений перець',
      base: 'білий мускус, пачулі, кедр',
      year: 1999,
      perfumer: 'Olivier Cresp',
      seasons: ['spring', 'summer'],
      character: 'Хвиля, що не встигла розбитися.',
      story:
        'Перша секунда солона, друга цитрусова, третя зелена, з перчинкою. Потім рівний чистий мускус. Найкраще після спортзалу й перед морозивом.',
      characterEn: 'A wave that had no time to break.',
      storyEn:
        'The first second is salty, the second citrus, the third green with a pinch of pepper. Then an even, clean musk. Best after the gym and before the ice cream.',
      bottles: { 50: 2500, 100: 3600 },
      decantMl: 60,
    },
  ],
};
