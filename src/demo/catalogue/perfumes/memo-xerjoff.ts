import type { HousePerfumes } from '../types.ts';

export const memo: HousePerfumes = {
  house: 'Memo Paris',
  perfumes: [
    {
      name: 'Irish Leather',
      spoken: 'айріш лезер',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'leather',
      top: 'рожевий перець, ялівець, шавлія',
      heart: 'мате, лаванда, тонка',
      base: 'шкіра, береза, амбра',
      year: 2013,
      perfumer: 'Aliénor Massenet',
      seasons: ['spring', 'autumn', 'winter'],
      character: 'Вершник на зеленому березі: трава, джин і мокре сідло.',
      story:
        'Ялівець б’є в голову, мов вітер з океану, мате зеленить шкіру, яка ще пам’ятає коня. Береза додає диму. Сильний, вільний, для вихідних далеко від міста.',
      characterEn: 'A rider on a green shore: grass, gin and a wet saddle.',
      storyEn:
        'Juniper goes to the head like an ocean wind, and maté greens a leather that still remembers the horse. Birch adds smoke. Strong, free, for weekends far from town.',
      bottles: { 75: 11900 },
      decantMl: 41,
    },
    {
      name: 'Marfa',
      spoken: 'марфа',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'floral',
      top: 'цвіт апельсина, мандарин',
      heart: 'тубероза, іланг-іланг',
      base: 'сандал, біла ваніль, мускус',
      year: 2016,
      perfumer: 'Aliénor Massenet',
      seasons: ['spring', 'autumn'],
      character: 'Тубероза в техаській пустелі, де раптом відкрили галерею.',
      story:
        'Цвіт апельсина медовий, тубероза гладка, наче крем, без звичної для неї гуми. Сандал і ваніль роблять її затишною. Аромат засмаги, білих стін і довгого світла.',
      characterEn: 'Tuberose in a Texas desert where a gallery has just opened.',
      storyEn:
        'The orange blossom is honeyed, the tuberose as smooth as cream, without its usual rubber. Sandalwood and vanilla make it cosy. The scent of a tan, white walls and long light.',
      bottles: { 75: 11900 },
      decantMl: 57,
    },
    {
      name: 'African Leather',
      spoken: 'африкан лезер',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'leather',
      top: 'бергамот, кардамон, кмин',
      heart: 'шафран, герань',
      base: 'шкіра, уд, ветивер, пачулі',
      year: 2015,
      perfumer: 'Aliénor Massenet',
      seasons: ['autumn', 'winter'],
      character: 'Савана перед грозою: спеції, шерсть і нагріта земля.',
      story:
        'Кардамон тут велетенський, з ним приходять шафран і мінлива герань. Шкіра суха й пружна, уд лише підкреслює тінь. Лідерський аромат, що не потребує крику.',
      characterEn: 'The savannah before a storm: spices, fur and warm earth.',
      storyEn:
        'The cardamom is gigantic, and with it come saffron and a changeable geranium. The leather is dry and supple, oud only deepens the shadow. A leader’s scent that has no need to shout.',
      bottles: { 75: 11900 },
      decantMl: 63,
    },
  ],
};

export const xerjoff: HousePerfumes = {
  house: 'Xerjoff',
  perfumes: [
    {
      name: 'Naxos',
      spoken: 'наксос',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'gourmand',
      top: 'лаванда, бергамот, лимон',
      heart: 'мед, кориця, жасмин самбак',
      base: 'тютюн, боби тонка, ваніль',
      year: 2015,
      perfumer: 'Chris Maurice',
      seasons: ['autumn', 'winter'],
      character: 'Сицилійський тютюн у квітковому меді.',
      story:
        'Лаванда зустрічає строго, але мед одразу її балує, і кориця підсипає жару. Тютюн вологий, золотий, тримається до ранку. Найкращий комплімент, який можна надягнути взимку.',
      characterEn: 'Sicilian tobacco in flower honey.',
      storyEn:
        'Lavender greets you sternly, but honey spoils it at once and cinnamon adds heat. The tobacco is moist and golden and lasts until morning. The best compliment you can put on in winter.',
      bottles: { 50: 8900, 100: 13200 },
      decantMl: 121,
    },
    {
      name: 'Erba Pura',
      spoken: 'ерба пура',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'citrus',
      top: 'сицилійський апельсин, лимон, бергамот',
      heart: 'фруктовий кошик',
      base: 'білий мускус, амбра, мадагаскарська ваніль',
      year: 2019,
      perfumer: 'Chris Maurice',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Фруктовий ринок у Палермо, помножений на сто.',
      story:
        'Апельсин, диня, персик сиплються одночасно, і ви вже усміхаєтесь. Мускус з ваніллю роблять шлейф величезним, тож бережіть колег. На пляж, на концерт, на день народження.',
      characterEn: 'A fruit market in Palermo, times a hundred.',
      storyEn:
        'Orange, melon and peach tumble out together, and you are smiling already. Musk and vanilla make the trail enormous, so spare your colleagues. For the beach, a concert, a birthday.',
      bottles: { 50: 8700, 100: 12800 },
      decantMl: 109,
    },
    {
      name: 'Alexandria II',
      spoken: 'александрія 2',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'oud',
      top: 'палісандр, лаванда, кориця, яблуко',
      heart: 'троянда, конвалія, кедр',
      base: 'лаоський уд, сандал, ваніль, амбра',
      year: 2012,
      perfumer: 'Chris Maurice',
      seasons: ['autumn', 'winter'],
      character: 'Бібліотека, якої вже немає, але запах лишився.',
      story:
        'Лаванда й палісандр полірують вхід, троянда світить у глибині. Уд благородний, без хліва, у ванільному сандалі. Розкіш, яка ніколи не показує цінника.',
      characterEn: 'A library that is gone, though its smell remains.',
      storyEn:
        'Lavender and rosewood polish the entrance, a rose glows deep inside. The oud is noble, with no barnyard in it, in vanilla sandalwood. Luxury that never shows its price tag.',
      bottles: { 50: 11800, 100: 16000 },
      decantMl: 26,
    },
  ],
};
