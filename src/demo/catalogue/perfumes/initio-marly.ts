import type { HousePerfumes } from '../types.ts';

export const initio: HousePerfumes = {
  house: 'Initio',
  perfumes: [
    {
      name: 'Oud for Greatness',
      spoken: 'уд фор грейтнес',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'oud',
      top: 'шафран, мускатний горіх, лаванда',
      heart: 'натуральний уд',
      base: 'пачулі, мускус',
      year: 2018,
      perfumer: '',
      seasons: ['autumn', 'winter'],
      character: 'Чорний мармур, шафран і хода, під яку розступаються.',
      story:
        'Шафран червоний і сухий, лаванда холодить скроні, уд тримається рівно, без тваринних вибухів. Пачулі з мускусом подовжують тінь. Одягайте, коли треба, щоб слухали.',
      characterEn: 'Black marble, saffron and a walk that clears the way.',
      storyEn:
        'The saffron is red and dry, lavender cools the temples, and the oud stays level, without animal outbursts. Patchouli and musk lengthen its shadow. Wear it when people have to listen.',
      bottles: { 90: 14800 },
      decantMl: 67,
    },
    {
      name: 'Side Effect',
      spoken: 'сайд ефект',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'gourmand',
      top: 'ром, кориця',
      heart: 'тютюн, шафран',
      base: 'ваніль, боби тонка',
      year: 2016,
      perfumer: '',
      seasons: ['autumn', 'winter'],
      character: 'Ром, тютюн і рішення, про яке не шкодуєш.',
      story:
        'Кориця обпікає край склянки, ром зігріває, тютюн розкладається шовковими стрічками. Ваніль тут доросла, гіркувата. Для ночей, які закінчуються сніданком.',
      characterEn: 'Rum, tobacco and a decision you will not regret.',
      storyEn:
        'Cinnamon scorches the rim of the glass, rum warms, tobacco unrolls in silk ribbons. The vanilla is adult and slightly bitter. For nights that end with breakfast.',
      bottles: { 90: 14800 },
      decantMl: 30,
    },
  ],
};

export const parfumsDeMarly: HousePerfumes = {
  house: 'Parfums de Marly',
  perfumes: [
    {
      name: 'Delina',
      spoken: 'деліна',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'ревінь, лічі, бергамот',
      heart: 'турецька троянда, півонія, ваніль',
      base: 'кашмеран, мускус, ветивер',
      year: 2017,
      perfumer: 'Quentin Bisch',
      seasons: ['spring', 'summer'],
      character: 'Версальська троянда з кислинкою ревеню.',
      story:
        'Лічі й ревінь хрумтять, троянда виходить у пишній сукні й не збирається сідати. Кашмеран м’який, ваніль лише облямовує. Свято, фотографії, комплімент від незнайомки.',
      characterEn: 'A rose of Versailles with the tang of rhubarb.',
      storyEn:
        'Lychee and rhubarb crunch, then the rose enters in a full gown and has no intention of sitting down. Cashmeran is soft, vanilla is only the trim. A party, photographs, a compliment from a stranger.',
      bottles: { 30: 8200, 75: 12600 },
      decantMl: 99,
    },
    {
      name: 'Layton',
      spoken: 'лейтон',
      strength: 'eau-de-parfum',
      audience: 'him',
      family: 'amber',
      top: 'яблуко, лаванда, бергамот',
      heart: 'герань, фіалка, жасмин',
      base: 'ваніль, кардамон, сандал, перець',
      year: 2016,
      perfumer: 'Hamid Merati-Kashani',
      seasons: ['autumn', 'winter'],
      character: 'Яблуко з королівської стайні, присипане ваніллю.',
      story:
        'Свіжий старт обманює: за десять хвилин тут тепло, пряно й дуже затишно. Сандал з кардамоном полірують базу до блиску. Один з тих, які хвалять і жінки, і колеги.',
      characterEn: 'An apple from the royal stables, dusted with vanilla.',
      storyEn:
        'The fresh start misleads: ten minutes later it is warm, spicy and very cosy. Sandalwood and cardamom polish the base until it shines. One of those that both women and colleagues praise.',
      bottles: { 75: 11400, 125: 14700 },
      decantMl: 111,
    },
    {
      name: 'Pegasus',
      spoken: 'пегасус',
      strength: 'eau-de-parfum',
      audience: 'him',
      family: 'gourmand',
      top: 'геліотроп, кмин, бергамот',
      heart: 'гіркий мигдаль, лаванда, жасмин',
      base: 'ваніль, сандал, амбра',
      year: 2011,
      perfumer: 'Hamid Merati-Kashani',
      seasons: ['autumn', 'winter'],
      character: 'Мигдальне молоко на крилах.',
      story:
        'Геліотроп пудрить мигдаль, кмин додає йому серйозності. Сандал вершковий, ваніль стримана. Осіннє сонце, верблюжий светр, легка усмішка.',
      characterEn: 'Almond milk on wings.',
      storyEn:
        'Heliotrope powders the almond, cumin makes it serious. The sandalwood is creamy, the vanilla restrained. Autumn sun, a camel sweater, a slight smile.',
      bottles: { 75: 10900, 125: 14200 },
      decantMl: 37,
    },
  ],
};
