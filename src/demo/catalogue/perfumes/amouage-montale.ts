import type { HousePerfumes } from '../types.ts';

export const amouage: HousePerfumes = {
  house: 'Amouage',
  perfumes: [
    {
      name: 'Interlude Man',
      spoken: 'інтерлюд мен',
      strength: 'eau-de-parfum',
      audience: 'him',
      family: 'amber',
      top: 'орегано, бергамот, духмяний перець',
      heart: 'ладан, опопонакс, лабданум',
      base: 'шкіра, уд, пачулі, сандал',
      year: 2012,
      perfumer: 'Pierre Negrin',
      seasons: ['autumn', 'winter'],
      character: 'Буря ладану з оком спокою всередині.',
      story:
        'Орегано й дим налітають разом, ніби в храмі перекинули кадило. За годину хаос вгамовується в теплу смолу й шкіру. Аромат величезний, тож пів пшику вистачить на площу.',
      characterEn: 'A storm of incense with a calm eye inside.',
      storyEn:
        'Oregano and smoke rush in together, as if a censer had been knocked over in a temple. An hour later the chaos settles into warm resin and leather. It is enormous: half a spray is enough for a city square.',
      bottles: { 100: 14900 },
      decantMl: 62,
    },
    {
      name: 'Reflection Man',
      spoken: 'рефлекшн мен',
      strength: 'eau-de-parfum',
      audience: 'him',
      family: 'floral',
      top: 'розмарин, рожевий перець, петігрен',
      heart: 'неролі, жасмин, ірис',
      base: 'сандал, кедр, ветивер',
      year: 2007,
      perfumer: 'Lucas Sieuzac',
      seasons: ['spring', 'summer', 'autumn'],
      character: 'Білі квіти в запонках.',
      story:
        'Розмарин поправляє краватку, неролі сяє, мов накрохмалений манжет. Сандал під ними гладкий і спокійний. Наречений, диригент, людина в білому залі.',
      characterEn: 'White flowers in cufflinks.',
      storyEn:
        'Rosemary straightens its tie, neroli gleams like a starched cuff. The sandalwood beneath is smooth and calm. A groom, a conductor, a man in a white hall.',
      bottles: { 50: 9800, 100: 13900 },
      decantMl: 58,
    },
    {
      name: 'Jubilation XXV',
      spoken: 'джубілейшн 25',
      strength: 'eau-de-parfum',
      audience: 'him',
      family: 'amber',
      top: 'ожина, апельсин, ладан',
      heart: 'мед, гваяк, троянда, селера',
      base: 'уд, опопонакс, мирра, сіра амбра',
      year: 2008,
      perfumer: 'Bertrand Duchaufour',
      seasons: ['autumn', 'winter'],
      character: 'Оманський ладан у ожиновому сиропі.',
      story:
        'Ожина темна, майже винна, ладан лимонний, мед блищить на срібній ложці. Усе це повільно згортається в смолу, яка не прощається до ранку. Святковий, мудрий, безпомилковий.',
      characterEn: 'Omani frankincense in blackberry syrup.',
      storyEn:
        'The blackberry is dark, almost wine, the incense lemony, and honey shines on a silver spoon. It all thickens slowly into a resin that stays until morning. Festive, wise, never wrong.',
      bottles: { 100: 15200 },
      decantMl: 24,
    },
  ],
};

export const montale: HousePerfumes = {
  house: 'Montale',
  perfumes: [
    {
      name: 'Intense Café',
      spoken: 'інтенс кафе',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'gourmand',
      top: 'квіткові ноти',
      heart: 'кава, троянда',
      base: 'ваніль, амбра, білий мускус',
      year: 2013,
      perfumer: 'Pierre Montale',
      seasons: ['autumn', 'winter'],
      character: 'Троянда, що впала в капучино.',
      story:
        'Кава молочна, присипана корицею, троянда рожева і тиха. Ваніль тримає піну до вечора. Затишок, який можна взяти з собою на мороз.',
      characterEn: 'A rose that fell into a cappuccino.',
      storyEn:
        'Milky coffee dusted with cinnamon, a quiet pink rose. Vanilla keeps the foam until evening. Comfort you can take out into the frost.',
      bottles: { 50: 3900, 100: 5600 },
      decantMl: 128,
    },
    {
      name: 'Arabians Tonka',
      spoken: 'арабіанс тонка',
      strength: 'eau-de-parfum',
      audience: 'everyone',
      family: 'oud',
      top: 'шафран, бергамот',
      heart: 'уд, болгарська троянда',
      base: 'боби тонка, амбра, тростинний цукор, мускус',
      year: 2019,
      perfumer: 'Pierre Montale',
      seasons: ['autumn', 'winter'],
      character: 'Скакун у цукровій попоні.',
      story:
        'Шафран і уд стартують гаряче, троянда з цукром наздоганяють за хвилину. Тонка залишає карамелізований шлейф на пів коридору. Узимку незамінний, улітку дозуйте.',
      characterEn: 'A racehorse under a blanket of sugar.',
      storyEn:
        'Saffron and oud make a hot start, rose and sugar catch up within a minute. Tonka leaves a caramelised trail halfway down the corridor. Essential in winter, go easy in summer.',
      bottles: { 100: 5900 },
      decantMl: 89,
    },
    {
      name: 'Roses Musk',
      spoken: 'роузес маск',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'троянда',
      heart: 'жасмин, троянда',
      base: 'мускус, амбра',
      year: 2009,
      perfumer: 'Pierre Montale',
      seasons: ['spring', 'summer'],
      character: 'Троянда у свіжій білизні, без жодної шпильки.',
      story:
        'Уся композиція тримається на одній рожевій квітці, вимитій мускусом до блиску. Жасмин підсвічує пелюстки знизу. Простий, чистий, невтомний у носінні.',
      characterEn: 'A rose in fresh linen, without a single pin.',
      storyEn:
        'The whole thing rests on one pink flower, washed with musk until it shines. Jasmine lights the petals from below. Simple, clean, never tiring to wear.',
      bottles: { 100: 5500 },
      decantMl: 34,
    },
  ],
};
