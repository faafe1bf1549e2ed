import type { CategoryTitle } from '../../catalogue/categories.ts';
import type { Family, GoodsKind } from '../../catalogue/types.ts';

export interface GoodsPattern {
  kind: GoodsKind;
  category: CategoryTitle;
  /** Prefix of the name: «Ароматична свічка Ambre de Minuit». */
  word: string;
  /** The few pictures that products of this kind share. */
  looks: readonly [Family, ...Family[]];
  sizeMl: number | null;
  lowHryvnias: number;
  highHryvnias: number;
  sentences: readonly [string, ...string[]];
}

export const goodsPatterns: readonly [GoodsPattern, ...GoodsPattern[]] = [
  {
    kind: 'candle',
    category: 'parfumy-dlia-domu',
    word: 'Ароматична свічка',
    looks: ['woody', 'floral'],
    sizeMl: null,
    lowHryvnias: 900,
    highHryvnias: 3600,
    sentences: [
      'Соєвий віск, бавовняний ґніт, рівне полум’я до останньої години.',
      'Підрізайте ґніт до пів сантиметра, і склянка лишиться чистою.',
      'Кімнату середнього розміру наповнює за двадцять хвилин.',
    ],
  },
  {
    kind: 'diffuser',
    category: 'parfumy-dlia-domu',
    word: 'Дифузор',
    looks: ['citrus', 'amber'],
    sizeMl: 200,
    lowHryvnias: 1100,
    highHryvnias: 4200,
    sentences: [
      'Вісім паличок для вітальні, чотири для ванної: силу звучання обираєте самі.',
      'Тримається до трьох місяців, якщо не ставити біля батареї.',
      'Раз на тиждень переверніть палички, і аромат прокинеться.',
    ],
  },
  {
    kind: 'cream',
    category: 'dohliad-za-tilom',
    word: 'Крем для тіла',
    looks: ['powdery', 'gourmand'],
    sizeMl: 200,
    lowHryvnias: 650,
    highHryvnias: 1900,
    sentences: [
      'Масло ши тане від тепла долонь і не лишає плівки.',
      'Наносьте на ще вологу шкіру: так запах триматиметься довше.',
      'Достатньо горішка на кожну руку, щоб шкіра згадала літо.',
    ],
  },
  {
    kind: 'soap',
    category: 'dohliad-za-tilom',
    word: 'Мило',
    looks: ['green', 'citrus'],
    sizeMl: null,
    lowHryvnias: 180,
    highHryvnias: 720,
    sentences: [
      'Рослинна основа, тонка піна, жодної стягнутості.',
      'Між вмиваннями тримайте сухим, і шматка вистачить на два місяці.',
    ],
  },
  {
    kind: 'hairmist',
    category: 'volossia',
    word: 'Парфуми для волосся',
    looks: ['floral', 'aquatic'],
    sizeMl: 50,
    lowHryvnias: 950,
    highHryvnias: 2800,
    sentences: [
      'Легка формула не сушить волосся і оживає від кожного поруху.',
      'Розпорошуйте з відстані витягнутої руки, не частіше двох разів на день.',
    ],
  },
  {
    kind: 'lotion',
    category: 'dohliad-za-oblychchiam',
    word: 'Тонік для обличчя',
    looks: ['aquatic', 'green'],
    sizeMl: 150,
    lowHryvnias: 420,
    highHryvnias: 1700,
    sentences: [
      'Повертає шкірі комфорт після вмивання, готує до крему.',
      'Без спирту, з ледь чутним ароматом, який зникає за хвилину.',
    ],
  },
  {
    kind: 'lipstick',
    category: 'makiiazh',
    word: 'Помада',
    looks: ['floral', 'leather'],
    sizeMl: null,
    lowHryvnias: 480,
    highHryvnias: 1900,
    sentences: ['Кремова текстура, щільний колір з одного руху.', 'Не стікає за контур і не підкреслює сухості.'],
  },
  {
    kind: 'giftset',
    category: 'nabory',
    word: 'Подарунковий набір',
    looks: ['amber', 'floral'],
    sizeMl: null,
    lowHryvnias: 1600,
    highHryvnias: 8200,
    sentences: [
      'Парфуми, мініатюра для сумочки та крем у спільній коробці.',
      'Пакування вже святкове, лишається підписати листівку.',
    ],
  },
];
