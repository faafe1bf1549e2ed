import type { HousePerfumes } from '../types.ts';

export const penhaligons: HousePerfumes = {
  house: "Penhaligon's",
  perfumes: [
    {
      name: 'Halfeti',
      spoken: 'халфеті',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'leather',
      top: 'кипарис, шафран, кардамон, грейпфрут',
      heart: 'болгарська троянда, мускатний горіх, жасмин',
      base: 'уд, шкіра, пачулі, ваніль',
      character: 'Чорна троянда з берегів Євфрату.',
      story:
        'Кипарис і прянощі розкладені на базарній рядні, троянда темна до синяви. Шкіра з удом замикають браму на ніч. Британський погляд на Схід, стриманий і розкішний водночас.',
      bottles: { 100: 10800 },
      decantMl: 71,
    },
    {
      name: 'The Tragedy of Lord George',
      spoken: 'лорд джордж',
      strength: 'eau-de-parfum',
      audience: 'him',
      family: 'woody',
      top: 'бренді',
      heart: 'боби тонка',
      base: 'амбра, дерево, мильний акорд',
      character: 'Бренді після гоління і сімейна таємниця в сейфі.',
      story:
        'Запах доброї перукарні, де старий майстер наливає клієнтам. Тонка робить піну кремовою, амбра бурштиновою. Для батька, дядька і того, хто ним стане.',
      bottles: { 75: 11500 },
      decantMl: 45,
    },
    {
      name: 'Luna',
      spoken: 'луна',
      strength: 'eau-de-toilette',
      audience: 'her',
      family: 'citrus',
      top: 'лимон, гіркий апельсин, бергамот',
      heart: 'жасмин, троянда, ялівець',
      base: 'мускус, амбра, бальзамна ялиця',
      character: 'Місячне світло на лимонній шкірці.',
      story:
        'Прозора цитрусова прохолода, за якою ледь чутно жасмин з росою. Ялиця додає нічного лісу. Тихий аромат для білих ночей і відчинених балконів.',
      bottles: { 100: 7600 },
      decantMl: 40,
    },
  ],
};

export const fredericMalle: HousePerfumes = {
  house: 'Frederic Malle',
  perfumes: [
    {
      name: 'Portrait of a Lady',
      spoken: 'портрет оф е леді',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'floral',
      top: 'чорна смородина, малина, гвоздика',
      heart: 'турецька троянда, кориця',
      base: 'пачулі, ладан, сандал, бензоїн',
      character: 'Чотириста троянд у плащі з пачулів.',
      story:
        'Малина й гвоздика коротко підсвічують троянду, перш ніж вона загорнеться в ладан. Пачулі темні, оксамитові, нескінченні. Портрет, що дивиться на вас, а не навпаки.',
      bottles: { 50: 11900, 100: 16000 },
      decantMl: 64,
    },
    {
      name: 'Musc Ravageur',
      spoken: 'мюск раважер',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'amber',
      top: 'лаванда, мандарин, бергамот',
      heart: 'кориця, гвоздика',
      base: 'мускус, ваніль, боби тонка, сандал',
      character: 'Мускус, що не знає сорому.',
      story:
        'Мандарин з корицею нагадують глінтвейн, а потім шкіра починає пахнути шкірою. Ваніль і тонка згладжують дикість. Сильний вечірній аромат для двох.',
      bottles: { 50: 9900, 100: 13800 },
      decantMl: 47,
    },
    {
      name: 'En Passant',
      spoken: 'ан пасан',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'бузок, петігрен',
      heart: 'огірок, водяні ноти, білий бузок',
      base: 'пшениця, мускус',
      character: 'Бузок, повз який пройшли після дощу.',
      story:
        'Мокрі грона, теплий хліб з пекарні за рогом, краплі на огорожі. Аромат-мить, ніжний до болю. Травень, будь-який рік.',
      bottles: { 50: 9700 },
      decantMl: 25,
    },
  ],
};
