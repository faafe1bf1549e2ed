import type { Goods } from '../types.ts';

export const homeGoods: readonly Goods[] = [
  {
    house: 'Diptyque',
    name: 'Baies, ароматична свічка 190 г',
    spoken: 'бе свічка',
    category: 'parfumy-dlia-domu',
    kind: 'candle',
    family: 'floral',
    priceHryvnias: 3350,
    character: 'Смородинове листя й троянди в одному вогнику.',
    story:
      'Найвідоміша свічка дому: спершу терпка зелень, далі рожевий букет. Горить близько шістдесяти годин, запах лишається й тоді, коли ґніт погашено. Першого разу дайте воску розтанути до самих країв.',
    nameEn: 'Baies, scented candle 190 g',
    characterEn: 'Blackcurrant leaves and roses in one flame.',
    storyEn:
      'The best-known candle of the house: tart green first, then a pink bouquet. It burns for about sixty hours, and the scent stays after the wick is out. The first time, let the wax melt right to the edge.',
  },
  {
    house: 'Diptyque',
    name: 'Figuier, ароматична свічка 190 г',
    spoken: 'фіг’є свічка',
    category: 'parfumy-dlia-domu',
    kind: 'candle',
    family: 'green',
    priceHryvnias: 3350,
    character: 'Інжирове дерево у вітальні, з молочним листям і теплою корою.',
    story:
      'Зелений, сухий, зовсім не солодкий аромат, який добре почувається і на кухні, і в кабінеті. Не сперечається з їжею, тож сміливо ставте на стіл.',
    nameEn: 'Figuier, scented candle 190 g',
    characterEn: 'A fig tree in the living room, with milky leaves and warm bark.',
    storyEn:
      'A green, dry scent, not sweet at all, at home in the kitchen and in the study. It does not argue with food, so feel free to put it on the table.',
  },
  {
    house: 'Jo Malone London',
    name: 'Lime Basil & Mandarin, дифузор',
    spoken: 'лайм базилік мандарин дифузор',
    category: 'parfumy-dlia-domu',
    kind: 'diffuser',
    family: 'citrus',
    sizeMl: 165,
    priceHryvnias: 4600,
    character: 'Лайм з перченим базиліком для передпокою, у який приємно повертатися.',
    story:
      'Ротангові палички рівно тримають аромат близько трьох місяців. Переверніть їх раз на тиждень, якщо кімната велика. Цитрус бадьорить уранці й не набридає ввечері.',
    nameEn: 'Lime Basil & Mandarin, diffuser',
    characterEn: 'Lime with peppery basil for a hallway that is good to come back to.',
    storyEn:
      'Rattan reeds keep an even scent for about three months. Turn them once a week if the room is large. The citrus wakes you in the morning and does not tire you at night.',
  },
  {
    house: 'Byredo',
    name: 'Bibliothèque, ароматична свічка 240 г',
    spoken: 'бібліотек свічка',
    category: 'parfumy-dlia-domu',
    kind: 'candle',
    family: 'leather',
    priceHryvnias: 4250,
    character: 'Шкіряні корінці, слива й тиша читальної зали.',
    story:
      'Персик зі сливою м’яко входять у запах старого паперу та лакованого дерева. Для вечорів з книжкою і дощем за вікном.',
    nameEn: 'Bibliothèque, scented candle 240 g',
    characterEn: 'Leather spines, plum and the hush of a reading room.',
    storyEn:
      'Peach and plum blend softly into old paper and polished wood. For evenings with a book and rain at the window.',
  },
  {
    house: 'Le Labo',
    name: 'Santal 26, ароматична свічка 245 г',
    spoken: 'сантал 26 свічка',
    category: 'parfumy-dlia-domu',
    kind: 'candle',
    family: 'woody',
    priceHryvnias: 4400,
    character: 'Димний сандал, який чути вже з під’їзду.',
    story:
      'Кокос, шкіра, амбра: свічка з тією самою деревною теплотою, за яку люблять аромати дому. Однієї вистачає на кімнату до тридцяти метрів.',
    nameEn: 'Santal 26, scented candle 245 g',
    characterEn: 'Smoky sandalwood that you notice from the stairwell.',
    storyEn:
      'Coconut, leather, amber: a candle with the same woody warmth for which the house is loved. One is enough for a room of thirty square metres.',
  },
  {
    house: 'Dr. Vranjes',
    name: 'Rosso Nobile, дифузор',
    spoken: 'россо нобіле дифузор',
    category: 'parfumy-dlia-domu',
    kind: 'diffuser',
    family: 'gourmand',
    sizeMl: 250,
    priceHryvnias: 3900,
    character: 'Червоне вино, малина й фіалки з флорентійського підвалу.',
    story:
      'Густий винний аромат для вітальні, де збираються друзі. Флакон повторює купол собору, тож стоїть на видному місці. Кількість паличок визначає силу звучання.',
    nameEn: 'Rosso Nobile, diffuser',
    characterEn: 'Red wine, raspberry and violets from a Florentine cellar.',
    storyEn:
      'A dense wine scent for a living room where friends meet. The bottle echoes the dome of the cathedral, so it deserves a place in plain view. The number of reeds sets the strength.',
  },
  {
    house: 'Dr. Vranjes',
    name: 'Ginger Lime, дифузор',
    spoken: 'джинджер лайм дифузор',
    category: 'parfumy-dlia-domu',
    kind: 'diffuser',
    family: 'citrus',
    sizeMl: 250,
    priceHryvnias: 3700,
    character: 'Імбир, лайм і відчинене вікно.',
    story:
      'Рятує кухні та ванні кімнати: різка свіжість швидко прибирає чужі запахи й лишає свій, чистий. Підходить тим, хто не любить солодкого в домі.',
    nameEn: 'Ginger Lime, diffuser',
    characterEn: 'Ginger, lime and an open window.',
    storyEn:
      'A rescue for kitchens and bathrooms: its sharp freshness quickly clears other smells and leaves its own, clean one. For those who do not like sweet scents at home.',
  },
  {
    house: 'Rituals',
    name: 'The Ritual of Sakura, ароматичні палички',
    spoken: 'ритуал сакури палички',
    category: 'parfumy-dlia-domu',
    kind: 'diffuser',
    family: 'floral',
    sizeMl: 250,
    priceHryvnias: 1650,
    character: 'Цвіт вишні на рисовому молоці.',
    story:
      'Ніжний, пудровий, майже невидимий запах для спальні. Тримається рівно, не прокидається посеред ночі й не дратує чутливий ніс.',
    nameEn: 'The Ritual of Sakura, fragrance sticks',
    characterEn: 'Cherry blossom on rice milk.',
    storyEn:
      'A tender, powdery, almost invisible scent for the bedroom. It stays even, does not wake up in the night and does not bother a sensitive nose.',
  },
  {
    house: "L'Occitane",
    name: 'Прованська лаванда, спрей для подушки',
    spoken: 'локситан лаванда спрей',
    category: 'parfumy-dlia-domu',
    kind: 'lotion',
    family: 'green',
    sizeMl: 100,
    priceHryvnias: 980,
    character: 'Лавандове поле за хвилину до сну.',
    story:
      'Два натискання на подушку, і думки сповільнюються. Лаванда доповнена мандарином та геранню, тому не нагадує аптеку.',
    nameEn: 'Provence Lavender, pillow mist',
    characterEn: 'A lavender field a minute before sleep.',
    storyEn:
      'Two sprays on the pillow, and your thoughts slow down. Mandarin and geranium round off the lavender, so it never recalls a pharmacy.',
  },
  {
    house: 'Acqua di Parma',
    name: 'Buongiorno, ароматична свічка 200 г',
    spoken: 'буонджорно свічка',
    category: 'parfumy-dlia-domu',
    kind: 'candle',
    family: 'citrus',
    priceHryvnias: 3200,
    character: 'Добрий ранок італійською: м’ята, цитрон, базилік.',
    story:
      'Запаліть під час сніданку, і кухня стане терасою. Аромат світлий, швидко наповнює простір, а після гасіння ще з годину нагадує про себе.',
    nameEn: 'Buongiorno, scented candle 200 g',
    characterEn: 'Good morning in Italian: mint, citron, basil.',
    storyEn:
      'Light it at breakfast, and the kitchen becomes a terrace. The scent is bright and fills the room quickly, and lingers for another hour after you put it out.',
  },
];
