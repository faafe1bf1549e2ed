import type { Goods } from '../types.ts';

const makeup = 'makiiazh';

export const makeupGoods: readonly Goods[] = [
  {
    house: 'Dior',
    name: 'Rouge Dior 999, помада',
    spoken: 'руж діор 999',
    category: makeup,
    kind: 'lipstick',
    family: 'floral',
    color: 'класичний червоний',
    tint: '#b8122c',
    priceHryvnias: 2150,
    character: 'Червоний, з якого почався дім.',
    story:
      'Оксамитове покриття тримається вечерю з десертом. Відтінок однаково пасує холодній і теплій шкірі. Олія ши не дає губам пересохнути.',
    nameEn: 'Rouge Dior 999, lipstick',
    characterEn: 'The red with which the house began.',
    storyEn:
      'A velvet finish that lasts through dinner and dessert. The shade suits cool and warm skin alike. Shea butter keeps the lips from drying.',
  },
  {
    house: 'Dior',
    name: 'Addict Lip Glow, бальзам для губ',
    spoken: 'діор адикт ліп глоу',
    category: makeup,
    kind: 'lipstick',
    family: 'floral',
    color: 'ніжно-рожевий',
    tint: '#e79aa4',
    priceHryvnias: 1850,
    character: 'Ваш власний колір, тільки в гарному настрої.',
    story:
      'Бальзам реагує на вологу губ і підкреслює їхній природний відтінок. Вишнева олія живить до вечора. Найкращий супутник для ранків без макіяжу.',
    nameEn: 'Addict Lip Glow, lip balm',
    characterEn: 'Your own colour, only in a good mood.',
    storyEn:
      'The balm reacts to the moisture of your lips and brings out their natural shade. Cherry oil nourishes until evening. The best company for mornings without make-up.',
  },
  {
    house: 'Chanel',
    name: 'Rouge Coco 434, помада',
    spoken: 'руж коко 434',
    category: makeup,
    kind: 'lipstick',
    family: 'powdery',
    color: 'теплий рожевий',
    tint: '#cf6a78',
    priceHryvnias: 2250,
    character: 'Атлас, який не помічаєш на губах.',
    story:
      'Зволожує, світиться, не стікає за контур. Колір можна нашарувати від прозорого до насиченого. Футляр клацає саме так, як має клацати.',
    nameEn: 'Rouge Coco 434, lipstick',
    characterEn: 'Satin you do not feel on your lips.',
    storyEn:
      'It moisturises, glows and stays within the line. Build the colour up from sheer to intense. The case clicks exactly as it should.',
  },
  {
    house: 'MAC',
    name: 'Ruby Woo, матова помада',
    spoken: 'рубі ву',
    category: makeup,
    kind: 'lipstick',
    family: 'amber',
    color: 'рубіновий',
    tint: '#a80f2d',
    priceHryvnias: 1250,
    character: 'Найматовіший червоний у світі.',
    story:
      'Синій підтон робить зуби білішими, а погляд сміливішим. Перед нанесенням зволожте губи: формула суха й стійка, зате переживе і каву, і поцілунок.',
    nameEn: 'Ruby Woo, matte lipstick',
    characterEn: 'The most matte red in the world.',
    storyEn:
      'A blue undertone makes teeth whiter and the gaze bolder. Moisturise your lips first: the formula is dry and lasting, but it survives both coffee and a kiss.',
  },
  {
    house: 'Armani',
    name: 'Lip Maestro 400, рідка помада',
    spoken: 'ліп маестро',
    category: makeup,
    kind: 'lipstick',
    family: 'amber',
    color: 'багряний',
    tint: '#8c1226',
    priceHryvnias: 2050,
    character: 'Червоний килим у рідкому вигляді.',
    story: 'М’який аплікатор кладе рівний оксамитовий шар, який не стягує. Достатньо однієї краплі на нижню губу.',
    nameEn: 'Lip Maestro 400, liquid lipstick',
    characterEn: 'The red carpet in liquid form.',
    storyEn:
      'A soft applicator lays down an even velvet layer that does not feel tight. One drop on the lower lip is enough.',
  },
  {
    house: 'Lancôme',
    name: 'Hypnôse, туш для об’єму',
    spoken: 'гіпноз туш',
    category: makeup,
    kind: 'mascara',
    family: 'oud',
    color: 'чорний',
    priceHryvnias: 1650,
    character: 'Шість шарів без жодної грудочки.',
    story:
      'Щіточка розділяє вії від самого кореня, об’єм нарощується поступово. Не осипається в спеку й легко змивається міцелярною водою.',
    nameEn: 'Hypnôse, volume mascara',
    characterEn: 'Six coats without a single clump.',
    storyEn:
      'The brush parts the lashes right from the root, and you build the volume step by step. It does not crumble in the heat and comes off easily with micellar water.',
  },
  {
    house: 'Yves Saint Laurent',
    name: 'Lash Clash, екстремальний об’єм',
    spoken: 'леш клеш',
    category: makeup,
    kind: 'mascara',
    family: 'oud',
    color: 'глибокий чорний',
    priceHryvnias: 1750,
    character: 'Вії, які чути з іншого кінця кімнати.',
    story:
      'Велика щіточка за один рух дає те, на що зазвичай іде три. Для вечора і тих днів, коли спати довелося мало.',
    nameEn: 'Lash Clash, extreme volume mascara',
    characterEn: 'Lashes you can hear across the room.',
    storyEn:
      'One stroke of the big brush does what usually takes three. For evenings, and for days after little sleep.',
  },
  {
    house: 'Guerlain',
    name: 'Météorites, пудра в перлинах 25 г',
    spoken: 'метеорити герлен',
    category: makeup,
    kind: 'powder',
    family: 'powdery',
    color: 'світлий рожевий',
    priceHryvnias: 2750,
    character: 'Коробочка світла з запахом фіалки.',
    story:
      'Різнокольорові перлини разом дають не колір, а сяйво. Пройдіться пухким пензлем по вилицях, і втома стане менш переконливою.',
    nameEn: 'Météorites, powder pearls 25 g',
    characterEn: 'A little box of light that smells of violets.',
    storyEn:
      'Together the coloured pearls give not a colour but a glow. Sweep a fluffy brush over the cheekbones, and tiredness becomes less convincing.',
  },
  {
    house: 'Givenchy',
    name: 'Prisme Libre, розсипчаста пудра 12 г',
    spoken: 'призм лібр пудра',
    category: makeup,
    kind: 'powder',
    family: 'floral',
    color: 'чотири пастельні відтінки',
    priceHryvnias: 2450,
    character: 'Чотири кольори, що зникають на шкірі.',
    story:
      'Зелений гасить почервоніння, рожевий освіжає, решта вирівнює тон. Дрібний помел не збирається у зморшках навіть надвечір.',
    nameEn: 'Prisme Libre, loose powder 12 g',
    characterEn: 'Four colours that vanish on the skin.',
    storyEn:
      'Green tones down redness, pink freshens, the others even out the tone. So finely milled that it does not settle into lines, even by evening.',
  },
];
