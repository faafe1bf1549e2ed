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
      character: 'Лотос у прозорому камені.',
      story:
        'Водянисто, чисто, з краплею груші на бамбуковому листі. Дерево в основі світле, невагоме. Для тих, кого стомлюють солодкі аромати.',
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
      character: 'Вулкан у чорному костюмі.',
      story:
        'Ром гарячий, прянощі тріщать, тубероза несподівано пасує шкірі. Бензоїн застигає бурштином. Вечірній вихід, у якому головне пауза.',
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
      character: 'Зелений чай, з якого почалася мода на прозорість.',
      story:
        'Чашка зеленого чаю з лимоном на білій скатертині, більше нічого. Кардамон додає прохолоди, мох тиші. Аромат готельних ранків, який приємно мати вдома.',
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
      character: 'Водоспад, складений з пелюсток.',
      story:
        'Вода тут головна нота, прохолодна й прозора, квіти пливуть по ній, не торкаючись дна. Кедр стоїть на березі. Легенда дев’яностих, що знову сучасна.',
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
      character: 'Юдзу, розрізаний на камені.',
      story:
        'Японський цитрус дзвінкий і гіркий, мускатний горіх робить його теплим, ветивер дорослим. Десятки років, а свіжіше майже не бувало.',
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
      character: 'Мак, якому вигадали запах.',
      story:
        'Фіалкова пудра, троянда, молочна ваніль: так пахла б квітка, що виросла крізь бруківку. Дуже впізнаваний, дуже ніжний. Для обіймів і дитячих спогадів.',
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
      character: 'Хвиля, що не встигла розбитися.',
      story:
        'Перша секунда солона, друга цитрусова, третя зелена, з перчинкою. Потім рівний чистий мускус. Найкраще після спортзалу й перед морозивом.',
      bottles: { 50: 2500, 100: 3600 },
      decantMl: 60,
    },
  ],
};
