import type { House } from './types.ts';

const france = 'Франція';
const italy = 'Італія';
const britain = 'Велика Британія';
const usa = 'США';

const designerHouses: readonly House[] = [
  { name: 'Chanel', country: france, tier: 'designer', aliases: ['шанель', 'шанел', 'chanell'] },
  { name: 'Dior', country: france, tier: 'designer', aliases: ['діор', 'крістіан діор', 'christian dior', 'диор'] },
  { name: 'Tom Ford', country: usa, tier: 'niche', aliases: ['том форд', 'томфорд', 'tomford'] },
  { name: 'Guerlain', country: france, tier: 'designer', aliases: ['герлен', 'ґерлен', 'гуерлен', 'gerlen'] },
  { name: 'Hermès', country: france, tier: 'designer', aliases: ['ермес', 'гермес', 'hermes', 'эрмес'] },
  { name: 'Lancôme', country: france, tier: 'designer', aliases: ['ланком', 'lancome', 'лянком'] },
  { name: 'Givenchy', country: france, tier: 'designer', aliases: ['живанши', 'живанші', 'givanchy'] },
  { name: 'Versace', country: italy, tier: 'designer', aliases: ['версаче', 'версачі'] },
  {
    name: 'Yves Saint Laurent',
    country: france,
    tier: 'designer',
    aliases: ['ів сен лоран', 'сен лоран', 'ysl', 'івсл', 'ив сен лоран'],
  },
  { name: 'Armani', country: italy, tier: 'designer', aliases: ['армані', 'джорджо армані', 'giorgio armani'] },
  { name: 'Narciso Rodriguez', country: usa, tier: 'designer', aliases: ['нарцисо родрігес', 'нарцисо', 'родригес'] },
  {
    name: 'Dolce & Gabbana',
    country: italy,
    tier: 'designer',
    aliases: ['дольче габбана', 'дольче і габбана', 'dolce gabbana', 'd&g'],
  },
  { name: 'Prada', country: italy, tier: 'designer', aliases: ['прада'] },
  { name: 'Burberry', country: britain, tier: 'designer', aliases: ['берберрі', 'барберрі', 'burbery'] },
  { name: 'Bvlgari', country: italy, tier: 'designer', aliases: ['булгарі', 'булґарі', 'bulgari'] },
  { name: 'Issey Miyake', country: 'Японія', tier: 'designer', aliases: ['іссей міяке', 'ісей міяке', 'issei miyake'] },
  { name: 'Kenzo', country: 'Японія', tier: 'designer', aliases: ['кензо'] },
  {
    name: 'Mugler',
    country: france,
    tier: 'designer',
    aliases: ['мюглер', 'муглер', 'thierry mugler', 'тьєррі мюглер'],
  },
  {
    name: 'Carolina Herrera',
    country: usa,
    tier: 'designer',
    aliases: ['кароліна еррера', 'каролина эррера', 'еррера'],
  },
  { name: 'Rabanne', country: 'Іспанія', tier: 'designer', aliases: ['пако рабан', 'рабанн', 'paco rabanne'] },
  { name: 'Chloé', country: france, tier: 'designer', aliases: ['хлоє', 'хлое', 'chloe'] },
  { name: 'Valentino', country: italy, tier: 'designer', aliases: ['валентино', 'валентіно'] },
];

const nicheHouses: readonly House[] = [
  { name: 'Creed', country: france, tier: 'niche', aliases: ['крід', 'крид'] },
  {
    name: 'Maison Francis Kurkdjian',
    country: france,
    tier: 'niche',
    aliases: ['мезон франсіс куркджян', 'куркджан', 'mfk', 'куркджян'],
  },
  { name: 'Le Labo', country: usa, tier: 'niche', aliases: ['ле лабо', 'лелабо', 'lelabo'] },
  { name: 'Byredo', country: 'Швеція', tier: 'niche', aliases: ['байредо', 'біредо', 'бередо'] },
  { name: 'Memo Paris', country: france, tier: 'niche', aliases: ['мемо', 'мемо париж'] },
  { name: 'Xerjoff', country: italy, tier: 'niche', aliases: ['ксерджофф', 'ксержоф', 'зерджофф'] },
  { name: 'Jo Malone London', country: britain, tier: 'designer', aliases: ['джо малон', 'джо мелоун', 'jo malone'] },
  { name: 'Diptyque', country: france, tier: 'niche', aliases: ['діптік', 'диптик', 'diptique'] },
  { name: 'Kilian', country: france, tier: 'niche', aliases: ['кіліан', 'килиан', 'by kilian'] },
  { name: 'Amouage', country: 'Оман', tier: 'niche', aliases: ['амуаж', 'амуаже'] },
  { name: 'Montale', country: france, tier: 'niche', aliases: ['монталь', 'монталє'] },
  { name: 'Mancera', country: france, tier: 'niche', aliases: ['мансера', 'манчера'] },
  { name: 'Nishane', country: 'Туреччина', tier: 'niche', aliases: ['нішане', 'нишане'] },
  { name: 'Initio', country: france, tier: 'niche', aliases: ['ініціо', 'инитио', 'initio parfums prives'] },
  {
    name: 'Parfums de Marly',
    country: france,
    tier: 'niche',
    aliases: ['парфюм де марлі', 'парфум де марлі', 'марлі'],
  },
  { name: "Penhaligon's", country: britain, tier: 'niche', aliases: ['пенхалігонс', 'penhaligons', 'пенгалігон'] },
  {
    name: 'Frederic Malle',
    country: france,
    tier: 'niche',
    aliases: ['фредерік маль', 'фредерик маль', 'frédéric malle'],
  },
  { name: 'Serge Lutens', country: france, tier: 'niche', aliases: ['серж лютен', 'серж лютанс', 'лютенс'] },
  {
    name: 'Acqua di Parma',
    country: italy,
    tier: 'designer',
    aliases: ['аква ді парма', 'аква ди парма', 'aqua di parma'],
  },
  {
    name: "L'Artisan Parfumeur",
    country: france,
    tier: 'niche',
    aliases: ['артізан парфюмер', 'лартізан', 'artisan parfumeur'],
  },
  {
    name: "Etat Libre d'Orange",
    country: france,
    tier: 'niche',
    aliases: ['ета лібр д’оранж', 'ета лібр', 'état libre', 'eldo'],
  },
  {
    name: 'Escentric Molecules',
    country: britain,
    tier: 'designer',
    aliases: ['молекули', 'есцентрик', 'ексцентрик молекула'],
  },
  {
    name: 'Maison Margiela',
    country: france,
    tier: 'designer',
    aliases: ['мезон марджела', 'маржела', 'реплика', 'репліка', 'replica'],
  },
  { name: 'Tiziana Terenzi', country: italy, tier: 'niche', aliases: ['тіціана терензі', 'тизиана терензи'] },
  {
    name: 'Juliette Has a Gun',
    country: france,
    tier: 'designer',
    aliases: ['джульєтта з пістолетом', 'жульєт хез е ган'],
  },
];

const careMakers: readonly House[] = [
  { name: 'La Roche-Posay', country: france, tier: 'care', aliases: ['ля рош позе', 'ла рош позе', 'la roche posay'] },
  { name: 'Vichy', country: france, tier: 'care', aliases: ['віші', 'виши'] },
  { name: 'The Ordinary', country: 'Канада', tier: 'care', aliases: ['зе ординарі', 'ординарі', 'ординари'] },
  { name: "L'Occitane", country: france, tier: 'care', aliases: ['локситан', 'локсітан', 'l occitane', 'loccitane'] },
  { name: 'Rituals', country: 'Нідерланди', tier: 'care', aliases: ['рітуалс', 'ритуалс'] },
  { name: 'Caudalie', country: france, tier: 'care', aliases: ['кодалі', 'кодали'] },
  { name: 'Bioderma', country: france, tier: 'care', aliases: ['біодерма', 'биодерма'] },
  { name: 'Clarins', country: france, tier: 'care', aliases: ['кларанс', 'кларінс'] },
  { name: 'Estée Lauder', country: usa, tier: 'care', aliases: ['есте лаудер', 'эсте лаудер', 'estee lauder'] },
  { name: 'Kérastase', country: france, tier: 'care', aliases: ['керастаз', 'керастас', 'kerastase'] },
  { name: 'Moroccanoil', country: 'Ізраїль', tier: 'care', aliases: ['мароканойл', 'морокканоїл', 'мороканоил'] },
  { name: 'MAC', country: 'Канада', tier: 'care', aliases: ['мак', 'mac cosmetics'] },
  { name: 'Dr. Vranjes', country: italy, tier: 'care', aliases: ['доктор враньєс', 'др вран’єс', 'dr vranjes'] },
  { name: 'Краплина', country: 'Україна', tier: 'care', aliases: ['kraplyna', 'крапля'] },
  { name: 'Nina Ricci', country: france, tier: 'designer', aliases: ['ніна річчі', 'нина риччи'], isActive: false },
];

export const houses: readonly House[] = [...designerHouses, ...nicheHouses, ...careMakers];
