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
      character: 'Амбра з травами марокканського базару.',
      story:
        'Лавр і орегано гіркі, сухі, без них смоли були б надто солодкі. Далі розливається бурштин, густий, як мед з полину. Аромат для довгих зим і товстих романів.',
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
      character: 'Вітер пустелі, що приніс сіно й тютюн.',
      story:
        'Мед на сухому листі, пудра ірису, гаряче повітря над дорогою. Усе злите так щільно, що швів не видно. Осінній шарф, якому личить бути ароматним.',
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
      character: 'Багряна троянда з шипами і прямим поглядом.',
      story:
        'Пелюстки прохолодні, перець пече, герань тримає зелене стебло. Жодного варення: це квітка, яка вміє за себе постояти. Для червоної помади й короткої відповіді.',
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
      character: 'Італійський ранок у капелюшній коробці.',
      story:
        'Цитруси жовті, як штукатурка в Пармі, розмарин бадьорий, лаванда щойно з прасування. База тонка й гідна. Після гоління, перед кавою, замість будильника.',
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
      character: 'Інжир на терасі над затокою.',
      story:
        'Грейпфрут бризкає просто на мармуровий стіл, інжир солодкий і зелений одразу. Бензоїн лишає теплу тінь парасолі. Валіза, солома, темні окуляри.',
      bottles: { 75: 4700, 150: 6600 },
      decantMl: 86,
    },
  ],
};
