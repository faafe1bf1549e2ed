import type { Family } from '../../catalogue/types.ts';

/** A scent note in the grammatical cases that the sentences need. */
export interface Note {
  nominative: string;
  genitive: string;
  instrumental: string;
}

const note = (nominative: string, genitive: string, instrumental: string): Note => ({
  nominative,
  genitive,
  instrumental,
});

const notes = {
  bergamot: note('бергамот', 'бергамота', 'бергамотом'),
  lemon: note('лимон', 'лимона', 'лимоном'),
  grapefruit: note('грейпфрут', 'грейпфрута', 'грейпфрутом'),
  mandarin: note('мандарин', 'мандарина', 'мандарином'),
  yuzu: note('юдзу', 'юдзу', 'юдзу'),
  petitgrain: note('петігрен', 'петігрену', 'петігреном'),
  neroli: note('неролі', 'неролі', 'неролі'),
  pear: note('груша', 'груші', 'грушею'),
  currant: note('чорна смородина', 'чорної смородини', 'чорною смородиною'),
  raspberry: note('малина', 'малини', 'малиною'),
  plum: note('слива', 'сливи', 'сливою'),
  pinkPepper: note('рожевий перець', 'рожевого перцю', 'рожевим перцем'),
  cardamom: note('кардамон', 'кардамону', 'кардамоном'),
  saffron: note('шафран', 'шафрану', 'шафраном'),
  ginger: note('імбир', 'імбиру', 'імбиром'),
  cinnamon: note('кориця', 'кориці', 'корицею'),
  juniper: note('ялівець', 'ялівцю', 'ялівцем'),
  lavender: note('лаванда', 'лаванди', 'лавандою'),
  sage: note('шавлія', 'шавлії', 'шавлією'),
  mint: note('м’ята', 'м’яти', 'м’ятою'),
  basil: note('базилік', 'базиліку', 'базиліком'),
  figLeaf: note('листя інжиру', 'листя інжиру', 'листям інжиру'),
  galbanum: note('гальбанум', 'гальбануму', 'гальбанумом'),
  greenTea: note('зелений чай', 'зеленого чаю', 'зеленим чаєм'),
  seaSalt: note('морська сіль', 'морської солі', 'морською сіллю'),
  lotus: note('лотос', 'лотоса', 'лотосом'),
  breeze: note('морський бриз', 'морського бризу', 'морським бризом'),
  rose: note('троянда', 'троянди', 'трояндою'),
  peony: note('півонія', 'півонії', 'півонією'),
  jasmine: note('жасмин', 'жасмину', 'жасмином'),
  tuberose: note('тубероза', 'туберози', 'туберозою'),
  magnolia: note('магнолія', 'магнолії', 'магнолією'),
  iris: note('ірис', 'ірису', 'ірисом'),
  violet: note('фіалка', 'фіалки', 'фіалкою'),
  heliotrope: note('геліотроп', 'геліотропу', 'геліотропом'),
  almond: note('мигдаль', 'мигдалю', 'мигдалем'),
  honey: note('мед', 'меду', 'медом'),
  coffee: note('кава', 'кави', 'кавою'),
  cocoa: note('какао', 'какао', 'какао'),
  praline: note('праліне', 'праліне', 'праліне'),
  rum: note('ром', 'рому', 'ромом'),
  vanilla: note('ваніль', 'ванілі', 'ваніллю'),
  tonka: note('боб тонка', 'боба тонка', 'бобом тонка'),
  tobacco: note('тютюн', 'тютюну', 'тютюном'),
  benzoin: note('бензоїн', 'бензоїну', 'бензоїном'),
  labdanum: note('лабданум', 'лабдануму', 'лабданумом'),
  incense: note('ладан', 'ладану', 'ладаном'),
  myrrh: note('мирра', 'мирри', 'миррою'),
  amber: note('амбра', 'амбри', 'амброю'),
  oud: note('уд', 'уду', 'удом'),
  sandalwood: note('сандал', 'сандалу', 'сандалом'),
  cedar: note('кедр', 'кедра', 'кедром'),
  vetiver: note('ветивер', 'ветиверу', 'ветивером'),
  guaiac: note('гваяк', 'гваяку', 'гваяком'),
  patchouli: note('лист пачулі', 'листа пачулі', 'листом пачулі'),
  oakmoss: note('дубовий мох', 'дубового моху', 'дубовим мохом'),
  leather: note('шкіра', 'шкіри', 'шкірою'),
  suede: note('замша', 'замші', 'замшею'),
  birch: note('березовий дим', 'березового диму', 'березовим димом'),
  musk: note('білий мускус', 'білого мускусу', 'білим мускусом'),
  cashmeran: note('кашмеран', 'кашмерану', 'кашмераном'),
} as const satisfies Record<string, Note>;

type NoteName = keyof typeof notes;
type Notes = readonly [Note, Note, Note, ...Note[]];

const pool = (first: NoteName, second: NoteName, third: NoteName, ...rest: NoteName[]): Notes => [
  notes[first],
  notes[second],
  notes[third],
  ...rest.map((name) => notes[name]),
];

export const notesByFamily: Readonly<Record<Family, { top: Notes; heart: Notes; base: Notes }>> = {
  citrus: {
    top: pool('bergamot', 'lemon', 'grapefruit', 'mandarin', 'yuzu', 'petitgrain'),
    heart: pool('neroli', 'greenTea', 'ginger', 'basil', 'jasmine', 'lavender'),
    base: pool('vetiver', 'cedar', 'musk', 'oakmoss', 'amber'),
  },
  floral: {
    top: pool('pear', 'currant', 'pinkPepper', 'mandarin', 'bergamot', 'raspberry'),
    heart: pool('rose', 'peony', 'jasmine', 'tuberose', 'magnolia', 'violet'),
    base: pool('musk', 'sandalwood', 'vanilla', 'cashmeran', 'patchouli'),
  },
  woody: {
    top: pool('juniper', 'cardamom', 'bergamot', 'pinkPepper', 'grapefruit', 'sage'),
    heart: pool('iris', 'lavender', 'ginger', 'incense', 'violet', 'vetiver'),
    base: pool('sandalwood', 'cedar', 'guaiac', 'patchouli', 'amber', 'tonka'),
  },
  amber: {
    top: pool('saffron', 'cinnamon', 'mandarin', 'cardamom', 'plum', 'bergamot'),
    heart: pool('rose', 'jasmine', 'honey', 'myrrh', 'incense', 'iris'),
    base: pool('amber', 'benzoin', 'vanilla', 'labdanum', 'tonka', 'sandalwood'),
  },
  aquatic: {
    top: pool('seaSalt', 'grapefruit', 'lemon', 'mint', 'yuzu', 'bergamot'),
    heart: pool('lotus', 'breeze', 'sage', 'magnolia', 'violet', 'greenTea'),
    base: pool('musk', 'cedar', 'amber', 'vetiver', 'cashmeran'),
  },
  green: {
    top: pool('galbanum', 'basil', 'mint', 'figLeaf', 'petitgrain', 'currant'),
    heart: pool('greenTea', 'rose', 'violet', 'jasmine', 'sage', 'lavender'),
    base: pool('oakmoss', 'vetiver', 'cedar', 'musk', 'patchouli'),
  },
  oud: {
    top: pool('saffron', 'cardamom', 'pinkPepper', 'raspberry', 'bergamot', 'plum'),
    heart: pool('oud', 'rose', 'incense', 'leather', 'honey', 'jasmine'),
    base: pool('sandalwood', 'amber', 'guaiac', 'patchouli', 'vanilla', 'labdanum'),
  },
  gourmand: {
    top: pool('almond', 'pear', 'rum', 'cinnamon', 'raspberry', 'mandarin'),
    heart: pool('coffee', 'cocoa', 'praline', 'honey', 'jasmine', 'heliotrope'),
    base: pool('vanilla', 'tonka', 'patchouli', 'benzoin', 'musk', 'tobacco'),
  },
  powdery: {
    top: pool('neroli', 'pear', 'mandarin', 'pinkPepper', 'bergamot', 'lavender'),
    heart: pool('iris', 'violet', 'heliotrope', 'rose', 'peony', 'almond'),
    base: pool('musk', 'sandalwood', 'vanilla', 'cashmeran', 'cedar', 'tonka'),
  },
  leather: {
    top: pool('cardamom', 'juniper', 'saffron', 'bergamot', 'raspberry', 'sage'),
    heart: pool('leather', 'suede', 'iris', 'rose', 'tobacco', 'violet'),
    base: pool('birch', 'patchouli', 'vetiver', 'amber', 'oakmoss', 'labdanum'),
  },
};
