import type { Goods } from '../types.ts';

const face = 'dohliad-za-oblychchiam';

export const faceGoods: readonly Goods[] = [
  {
    house: 'La Roche-Posay',
    name: 'Effaclar Duo+M, крем проти недосконалостей',
    spoken: 'ефаклар дуо',
    category: face,
    kind: 'tube',
    family: 'aquatic',
    sizeMl: 40,
    priceHryvnias: 890,
    character: 'Спокійна відповідь шкіри на стрес і шоколад.',
    story:
      'Ніацинамід і саліцилова кислота зменшують запалення, не пересушуючи. Легка текстура лягає під макіяж. Наносьте тонким шаром на чисту шкіру вранці або ввечері.',
    nameEn: 'Effaclar Duo+M, anti-blemish cream',
    characterEn: 'The skin’s calm answer to stress and chocolate.',
    storyEn:
      'Niacinamide and salicylic acid reduce inflammation without drying. The light texture sits well under make-up. Apply a thin layer to clean skin in the morning or evening.',
  },
  {
    house: 'La Roche-Posay',
    name: 'Toleriane Sensitive, крем для чутливої шкіри',
    spoken: 'толеріан сенситив',
    category: face,
    kind: 'tube',
    family: 'powdery',
    sizeMl: 40,
    priceHryvnias: 820,
    character: 'Крем, який нічого не доводить, а просто заспокоює.',
    story:
      'Без віддушок, зі скваланом і термальною водою. Підійде, коли шкіра червоніє від вітру, води чи нового засобу. Мінімум складників, максимум миру.',
    nameEn: 'Toleriane Sensitive, cream for sensitive skin',
    characterEn: 'A cream that proves nothing and simply soothes.',
    storyEn:
      'Fragrance-free, with squalane and thermal water. For skin that reddens from wind, water or a new product. As few ingredients and as much peace as possible.',
  },
  {
    house: 'Vichy',
    name: 'Minéral 89, гіалуронова сироватка',
    spoken: 'мінерал 89',
    category: face,
    kind: 'lotion',
    family: 'aquatic',
    sizeMl: 50,
    priceHryvnias: 1150,
    character: 'Склянка води для обличчя.',
    story:
      'Вулканічна вода та гіалуронова кислота за хвилину прибирають відчуття стягнутості. Дві краплі під крем, і зморшки зневоднення стають менш помітними.',
    nameEn: 'Minéral 89, hyaluronic serum',
    characterEn: 'A glass of water for the face.',
    storyEn:
      'Volcanic water and hyaluronic acid take away the tight feeling within a minute. Two drops under your cream, and dehydration lines fade.',
  },
  {
    house: 'Vichy',
    name: 'Liftactiv Collagen Specialist, денний крем',
    spoken: 'ліфтактив колаген',
    category: face,
    kind: 'cream',
    family: 'floral',
    sizeMl: 50,
    priceHryvnias: 1680,
    character: 'Тонус для шкіри, яка працює понаднормово.',
    story:
      'Пептиди й вітамін С вирівнюють тон та підтримують пружність. Крем швидко вбирається, тож його зручно поєднувати із захистом від сонця.',
    nameEn: 'Liftactiv Collagen Specialist, day cream',
    characterEn: 'Tone for skin that works overtime.',
    storyEn:
      'Peptides and vitamin C even out the tone and keep the skin firm. The cream sinks in fast, so it combines well with sun protection.',
  },
  {
    house: 'The Ordinary',
    name: 'Niacinamide 10% + Zinc 1%, сироватка',
    spoken: 'ніацинамід ординарі',
    category: face,
    kind: 'lotion',
    family: 'green',
    sizeMl: 30,
    priceHryvnias: 420,
    character: 'Чесна формула для матового блиску й дрібніших пор.',
    story:
      'Ніацинамід регулює жирність, цинк заспокоює. Наносьте перед кремом, не поєднуйте в одному догляді з чистим вітаміном С. Результат видно за чотири тижні.',
    nameEn: 'Niacinamide 10% + Zinc 1%, serum',
    characterEn: 'An honest formula for less shine and finer pores.',
    storyEn:
      'Niacinamide balances oil, zinc calms. Apply before cream, and do not combine with pure vitamin C in the same routine. You will see the result in four weeks.',
  },
  {
    house: 'The Ordinary',
    name: 'Squalane Cleanser, засіб для вмивання',
    spoken: 'сквалан клінзер',
    category: face,
    kind: 'tube',
    family: 'powdery',
    sizeMl: 50,
    priceHryvnias: 460,
    character: 'Бальзам, який тане в долонях разом з макіяжем.',
    story:
      'М’яко розчиняє туш і захист від сонця, не лишаючи плівки. Зручно брати в дорогу: маленький тюбик заміняє три флакони.',
    nameEn: 'Squalane Cleanser',
    characterEn: 'A balm that melts in your palms together with the make-up.',
    storyEn:
      'It gently dissolves mascara and sunscreen and leaves no film. Good for travel: one small tube replaces three bottles.',
  },
  {
    house: 'Caudalie',
    name: 'Vinoperfect, сироватка для сяйва',
    spoken: 'віноперфект',
    category: face,
    kind: 'lotion',
    family: 'floral',
    sizeMl: 30,
    priceHryvnias: 2350,
    character: 'Виноградний сік проти пігментних плям.',
    story:
      'Вініферин з соку лози освітлює плями й вирівнює тон без подразнення. Молочна крапля вбирається миттєво і пахне ледь чутною зеленню.',
    nameEn: 'Vinoperfect, radiance serum',
    characterEn: 'Vine sap against dark spots.',
    storyEn:
      'Viniferine from vine sap lightens spots and evens out the tone without irritation. The milky drop sinks in at once and smells faintly of green.',
  },
  {
    house: 'Bioderma',
    name: 'Sensibio H2O, міцелярна вода',
    spoken: 'сенсібіо міцелярна вода',
    category: face,
    kind: 'lotion',
    family: 'aquatic',
    tint: '#e4eff2',
    sizeMl: 500,
    priceHryvnias: 640,
    character: 'Рожева кришечка, яку знають усі візажисти.',
    story:
      'Знімає макіяж з першого дотику й не щипає очей. Після неї шкіра лишається чистою та спокійною, навіть якщо змити водою ніколи.',
    nameEn: 'Sensibio H2O, micellar water',
    characterEn: 'The pink cap every make-up artist knows.',
    storyEn:
      'It takes off make-up at the first touch and does not sting the eyes. The skin stays clean and calm, even if there is no time to rinse.',
  },
  {
    house: 'Clarins',
    name: 'Double Serum, комплекс проти вікових змін',
    spoken: 'дабл серум',
    category: face,
    kind: 'lotion',
    family: 'amber',
    sizeMl: 50,
    priceHryvnias: 4350,
    character: 'Двадцять одна рослина в одному подвійному флаконі.',
    story:
      'Водна й олійна фази змішуються просто на долоні. Куркума та інші екстракти повертають шкірі щільність і свіжість. Розігрійте між пальцями й притисніть до обличчя.',
    nameEn: 'Double Serum, age control concentrate',
    characterEn: 'Twenty-one plants in one double bottle.',
    storyEn:
      'The water and oil phases mix right in your palm. Turmeric and other extracts give back density and freshness. Warm it between the fingers and press onto the face.',
  },
  {
    house: 'Estée Lauder',
    name: 'Advanced Night Repair, нічна сироватка',
    spoken: 'есте лаудер найт репейр',
    category: face,
    kind: 'lotion',
    family: 'amber',
    sizeMl: 30,
    priceHryvnias: 3250,
    character: 'Маленький коричневий флакон, який працює, поки ви спите.',
    story:
      'Шовковиста сироватка відновлює шкіру після міського дня і сухого повітря. Кілька крапель перед нічним кремом, і зранку обличчя виглядає так, ніби ви справді виспалися.',
    nameEn: 'Advanced Night Repair, night serum',
    characterEn: 'The little brown bottle that works while you sleep.',
    storyEn:
      'A silky serum that repairs skin after a day in the city and dry air. A few drops before night cream, and in the morning your face looks as if you had really slept.',
  },
];
