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
    priceHryvnias: 2150,
    character: 'Червоний, з якого почався дім.',
    story:
      'Оксамитове покриття тримається вечерю з десертом. Відтінок однаково пасує холодній і теплій шкірі. Олія ши не дає губам пересохнути.',
  },
  {
    house: 'Dior',
    name: 'Addict Lip Glow, бальзам для губ',
    spoken: 'діор адикт ліп глоу',
    category: makeup,
    kind: 'lipstick',
    family: 'floral',
    color: 'ніжно-рожевий',
    priceHryvnias: 1850,
    character: 'Ваш власний колір, тільки в гарному настрої.',
    story:
      'Бальзам реагує на вологу губ і підкреслює їхній природний відтінок. Вишнева олія живить до вечора. Найкращий супутник для ранків без макіяжу.',
  },
  {
    house: 'Chanel',
    name: 'Rouge Coco 434, помада',
    spoken: 'руж коко 434',
    category: makeup,
    kind: 'lipstick',
    family: 'powdery',
    color: 'теплий рожевий',
    priceHryvnias: 2250,
    character: 'Атлас, який не помічаєш на губах.',
    story:
      'Зволожує, світиться, не стікає за контур. Колір можна нашарувати від прозорого до насиченого. Футляр клацає саме так, як має клацати.',
  },
  {
    house: 'MAC',
    name: 'Ruby Woo, матова помада',
    spoken: 'рубі ву',
    category: makeup,
    kind: 'lipstick',
    family: 'amber',
    color: 'рубіновий',
    priceHryvnias: 1250,
    character: 'Найматовіший червоний у світі.',
    story:
      'Синій підтон робить зуби білішими, а погляд сміливішим. Перед нанесенням зволожте губи: формула суха й стійка, зате переживе і каву, і поцілунок.',
  },
  {
    house: 'Armani',
    name: 'Lip Maestro 400, рідка помада',
    spoken: 'ліп маестро',
    category: makeup,
    kind: 'lipstick',
    family: 'amber',
    color: 'багряний',
    priceHryvnias: 2050,
    character: 'Червоний килим у рідкому вигляді.',
    story:
      'М’який аплікатор кладе рівний оксамитовий шар, який не стягує. Достатньо однієї краплі на нижню губу.',
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
  },
];
