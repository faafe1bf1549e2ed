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
      year: 2015,
      perfumer: 'Christian Provenzano',
      seasons: ['autumn', 'winter'],
      character: 'Чорна троянда з берегів Євфрату.',
      story:
        'Кипарис і прянощі розкладені на базарній рядні, троянда темна до синяви. Шкіра з удом замикають браму на ніч. Британський погляд на Схід, стриманий і розкішний водночас.',
      characterEn: 'A black rose from the banks of the Euphrates.',
      storyEn:
        'Cypress and spices are spread out on sackcloth at the market, and the rose is dark to the point of blue. Leather and oud lock the gate for the night. A British view of the East, restrained and lavish at once.',
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
      year: 2016,
      perfumer: 'Alberto Morillas',
      seasons: ['autumn', 'winter'],
      character: 'Бренді після гоління і сімейна таємниця в сейфі.',
      story:
        'Запах доброї перукарні, де старий майстер наливає клієнтам. Тонка робить піну кремовою, амбра бурштиновою. Для батька, дядька і того, хто ним стане.',
      characterEn: 'Brandy after a shave and a family secret in the safe.',
      storyEn:
        'The smell of a good barbershop where the old master pours his clients a drink. Tonka makes the lather creamy, and the amber golden. For your father, your uncle, and whoever becomes one.',
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
      year: 2016,
      perfumer: '',
      seasons: ['spring', 'summer'],
      character: 'Місячне світло на лимонній шкірці.',
      story:
        'Прозора цитрусова прохолода, за якою ледь чутно жасмин з росою. Ялиця додає нічного лісу. Тихий аромат для білих ночей і відчинених балконів.',
      characterEn: 'Moonlight on lemon peel.',
      storyEn:
        'A clear citrus cool, behind which you barely hear jasmine with dew. Fir adds the forest at night. A quiet scent for white nights and open balconies.',
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
      year: 2010,
      perfumer: 'Dominique Ropion',
      seasons: ['autumn', 'winter'],
      character: 'Чотириста троянд у плащі з пачулів.',
      story:
        'Малина й гвоздика коротко підсвічують троянду, перш ніж вона загорнеться в ладан. Пачулі темні, оксамитові, нескінченні. Портрет, що дивиться на вас, а не навпаки.',
      characterEn: 'Four hundred roses in a cloak of patchouli.',
      storyEn:
        'Raspberry and clove light up the rose for a moment before it wraps itself in incense. The patchouli is dark, velvety, endless. A portrait that looks at you, and not the other way round.',
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
      year: 2000,
      perfumer: 'Maurice Roucel',
      seasons: ['autumn', 'winter'],
      character: 'Мускус, що не знає сорому.',
      story:
        'Мандарин з корицею нагадують глінтвейн, а потім шкіра починає пахнути шкірою. Ваніль і тонка згладжують дикість. Сильний вечірній аромат для двох.',
      characterEn: 'A musk that knows no shame.',
      storyEn:
        'Mandarin and cinnamon recall mulled wine, and then skin begins to smell of skin. Vanilla and tonka smooth the wildness. A strong evening scent for two.',
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
      year: 2000,
      perfumer: 'Olivia Giacobetti',
      seasons: ['spring'],
      character: 'Бузок, повз який пройшли після дощу.',
      story:
        'Мокрі грона, теплий хліб з пекарні за рогом, краплі на огорожі. Аромат-мить, ніжний до болю. Травень, будь-який рік.',
      characterEn: 'Lilac that someone passed by after the rain.',
      storyEn:
        'Wet blossoms, warm bread from the bakery round the corner, drops on the fence. A moment turned into scent, so tender that it hurts. May, any year.',
      bottles: { 50: 9700 },
      decantMl: 25,
    },
  ],
};
