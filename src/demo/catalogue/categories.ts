export interface DemoDiscount {
  name: string;
  percent: number;
  /** Last valid day, in days from today; negative has expired. */
  endsInDays: number;
  isActive: boolean;
}

export interface DemoCategory {
  name: string;
  title: CategoryTitle;
  description: string;
  nameEn: string;
  descriptionEn: string;
  isMenu: boolean;
  isActive: boolean;
  discount?: string;
}

export type CategoryTitle =
  | 'zhinochi'
  | 'cholovichi'
  | 'uniseks'
  | 'nisheva-parfumeriia'
  | 'na-rozlyv'
  | 'parfumy-dlia-domu'
  | 'dohliad-za-oblychchiam'
  | 'dohliad-za-tilom'
  | 'volossia'
  | 'makiiazh'
  | 'nabory'
  | 'aksesuary'
  | 'testery'
  | 'sviatkova-kolektsiia';

export const demoDiscounts: readonly DemoDiscount[] = [
  { name: 'Тижні догляду за тілом', percent: 10, endsInDays: 21, isActive: true },
  { name: 'Дім, що пахне', percent: 15, endsInDays: 9, isActive: true },
  { name: 'Тиждень помади', percent: 20, endsInDays: -18, isActive: true },
  { name: 'Подарунковий сезон', percent: 25, endsInDays: 60, isActive: false },
];

const inMenu = { isMenu: true, isActive: true } as const;

/** In menu order. */
export const demoCategories: readonly DemoCategory[] = [
  {
    name: 'Жіночі',
    title: 'zhinochi',
    description: 'Квіти, пудра, ваніль і шипри: від легкої туалетної води на щодень до вечірнього шлейфу.',
    nameEn: 'Women',
    descriptionEn: 'Flowers, powder, vanilla and chypre: from a light everyday eau de toilette to an evening trail.',
    ...inMenu,
  },
  {
    name: 'Чоловічі',
    title: 'cholovichi',
    description: 'Дерево, цитруси, шкіра й прянощі. Для офісу, дороги та вечора, який затягнувся.',
    nameEn: 'Men',
    descriptionEn: 'Woods, citrus, leather and spice. For the office, the road and an evening that runs late.',
    ...inMenu,
  },
  {
    name: 'Унісекс',
    title: 'uniseks',
    description: 'Аромати без таблички на дверях: носить той, кому пасує.',
    nameEn: 'Unisex',
    descriptionEn: 'Scents without a sign on the door: wear it if it suits you.',
    ...inMenu,
  },
  {
    name: 'Нішева парфумерія',
    title: 'nisheva-parfumeriia',
    description: 'Незалежні парфумери, сміливі поєднання, невеликі партії. Почніть з кількох мілілітрів.',
    nameEn: 'Niche perfumery',
    descriptionEn: 'Independent perfumers, bold accords, small batches. Start with a few millilitres.',
    ...inMenu,
  },
  {
    name: 'На розлив',
    title: 'na-rozlyv',
    description: 'Від 1 мл з оригінального флакона у скляний атомайзер. Спробуйте аромат раніше, ніж купувати весь.',
    nameEn: 'Decants',
    descriptionEn:
      'From 1 ml, straight from the original bottle into a glass atomiser. Try a scent before you buy it whole.',
    ...inMenu,
  },
  {
    name: 'Парфуми для дому',
    title: 'parfumy-dlia-domu',
    description: 'Свічки, дифузори та спреї, з якими дім пахне так, як ви задумали.',
    nameEn: 'Home fragrance',
    descriptionEn: 'Candles, diffusers and sprays that make your home smell the way you meant it to.',
    discount: 'Дім, що пахне',
    ...inMenu,
  },
  {
    name: 'Догляд за обличчям',
    title: 'dohliad-za-oblychchiam',
    description: 'Креми, сироватки й очищення: перевірені формули без зайвих обіцянок.',
    nameEn: 'Face care',
    descriptionEn: 'Creams, serums and cleansers: proven formulas, no empty promises.',
    ...inMenu,
  },
  {
    name: 'Догляд за тілом',
    title: 'dohliad-za-tilom',
    description: 'Олії для душу, лосьйони, креми для рук і мило, яке шкода змивати.',
    nameEn: 'Body care',
    descriptionEn: 'Shower oils, lotions, hand creams and soap you hate to rinse off.',
    discount: 'Тижні догляду за тілом',
    ...inMenu,
  },
  {
    name: 'Волосся',
    title: 'volossia',
    description: 'Парфуми для волосся, олії та догляд, що тримає блиск і аромат.',
    nameEn: 'Hair',
    descriptionEn: 'Hair perfumes, oils and care that hold shine and scent.',
    ...inMenu,
  },
  {
    name: 'Макіяж',
    title: 'makiiazh',
    description: 'Помада, туш і пудра: небагато, зате те, чим справді користуються.',
    nameEn: 'Make-up',
    descriptionEn: 'Lipstick, mascara and powder: not much, just what people really use.',
    discount: 'Тиждень помади',
    ...inMenu,
  },
  {
    name: 'Набори',
    title: 'nabory',
    description: 'Готові подарунки та добірки мініатюр для знайомства з домом.',
    nameEn: 'Gift sets',
    descriptionEn: 'Ready-made gifts and sets of miniatures to get to know a house.',
    discount: 'Подарунковий сезон',
    ...inMenu,
  },
  {
    name: 'Аксесуари',
    title: 'aksesuary',
    description: 'Атомайзери, дорожні футляри, лійки та все, що потрібно для розливу вдома.',
    nameEn: 'Accessories',
    descriptionEn: 'Atomisers, travel cases, funnels and all you need to decant at home.',
    ...inMenu,
  },
  {
    name: 'Тестери',
    title: 'testery',
    description: 'Повні флакони в технічній упаковці: той самий аромат, простіша коробка, нижча ціна.',
    nameEn: 'Testers',
    descriptionEn: 'Full bottles in plain packaging: the same scent, a simpler box, a lower price.',
    isMenu: false,
    isActive: true,
  },
  {
    name: 'Святкова колекція',
    title: 'sviatkova-kolektsiia',
    description: 'З’являється раз на рік, перед зимовими святами.',
    nameEn: 'Holiday collection',
    descriptionEn: 'Appears once a year, before the winter holidays.',
    isMenu: false,
    isActive: false,
  },
];
