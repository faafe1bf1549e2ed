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
      year: 1993,
      perfumer: 'Christopher Sheldrake',
      seasons: ['autumn', 'winter'],
      character: 'Амбра з травами марокканського базару.',
      story:
        'Лавр і орегано гіркі, сухі, без них смоли були б надто солодкі. Далі розливається бурштин, густий, як мед з полину. Аромат для довгих зим і товстих романів.',
      characterEn: 'Amber with the herbs of a Moroccan market.',
      storyEn:
        'Bay leaf and oregano are bitter and dry; without them the resins would be too sweet. Then the amber spreads, as thick as wormwood honey. A scent for long winters and thick novels.',
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
      year: 2001,
      perfumer: 'Christopher Sheldrake',
      seasons: ['autumn', 'winter'],
      character: 'Вітер пустелі, що приніс сіно й тютюн.',
      story:
        'Мед на сухому листі, пудра ірису, гаряче повітря над дорогою. Усе злите так щільно, що швів не видно. Осінній шарф, якому личить бути ароматним.',
      characterEn: 'A desert wind that brought hay and tobacco.',
      storyEn:
        'Honey on dry leaves, iris powder, hot air above the road. Everything is fused so tightly that no seam shows. An autumn scarf that deserves to be scented.',
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
      year: 2013,
      perfumer: 'Christopher Sheldrake',
      seasons: ['spring', 'autumn'],
      character: 'Багряна троянда з шипами і прямим поглядом.',
      story:
        'Пелюстки прохолодні, перець пече, герань тримає зелене стебло. Жодного варення: це квітка, яка вміє за себе постояти. Для червоної помади й короткої відповіді.',
      characterEn: 'A crimson rose with thorns and a straight gaze.',
      storyEn:
        'The petals are cool, pepper burns, geranium holds the green stem. No jam at all: this flower can stand up for itself. For red lipstick and a short answer.',
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
      year: 1916,
      perfumer: '',
      seasons: ['spring', 'summer'],
      character: 'Італійський ранок у капелюшній коробці.',
      story:
        'Цитруси жовті, як штукатурка в Пармі, розмарин бадьорий, лаванда щойно з прасування. База тонка й гідна. Після гоління, перед кавою, замість будильника.',
      characterEn: 'An Italian morning in a hatbox.',
      storyEn:
        'The citrus is as yellow as the plaster in Parma, the rosemary brisk, the lavender fresh from ironing. The base is fine and dignified. After shaving, before coffee, instead of an alarm clock.',
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
      year: 2006,
      perfumer: '',
      seasons: ['spring', 'summer'],
      character: 'Інжир на терасі над затокою.',
      story:
        'Грейпфрут бризкає просто на мармуровий стіл, інжир солодкий і зелений одразу. Бензоїн лишає теплу тінь парасолі. Валіза, солома, темні окуляри.',
      characterEn: 'A fig on a terrace above the bay.',
      storyEn:
        'Grapefruit splashes right onto the marble table, the fig is sweet and green at once. Benzoin leaves the warm shade of a parasol. A suitcase, straw, dark glasses.',
      bottles: { 75: 4700, 150: 6600 },
      decantMl: 86,
    },
  ],
};
