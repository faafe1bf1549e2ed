import type { Language } from './language.ts';
import { type NoteGroup, noteGroups } from './scent.ts';

/** Key, Ukrainian and English name, then other Ukrainian names of the same note. */
type Entry = readonly [key: string, uk: string, en: string, ...others: string[]];

const known: Record<NoteGroup, readonly Entry[]> = {
  citrus: [
    ['bergamot', 'бергамот', 'bergamot', 'калабрійський бергамот'],
    ['lemon', 'лимон', 'lemon', 'сицилійський лимон'],
    ['mandarin', 'мандарин', 'mandarin', 'кривавий мандарин', 'клементин'],
    ['grapefruit', 'грейпфрут', 'grapefruit'],
    ['orange', 'апельсин', 'orange', 'солодкий апельсин', 'сицилійський апельсин', 'червоний апельсин'],
    ['bitter-orange', 'гіркий апельсин', 'bitter orange'],
    ['lime', 'лайм', 'lime'],
    ['yuzu', 'юдзу', 'yuzu'],
    ['citron', 'цитрон', 'citron'],
    ['citruses', 'цитруси', 'citruses'],
    ['petitgrain', 'петігрен', 'petitgrain'],
    ['verbena', 'вербена', 'verbena', 'літсея'],
  ],
  fruit: [
    ['blackcurrant', 'чорна смородина', 'blackcurrant', 'смородина', 'нектар чорної смородини'],
    ['pear', 'груша', 'pear', 'груша сорту Вільямс', 'груша наші'],
    ['apple', 'яблуко', 'apple', 'зелене яблуко', 'червоне яблуко'],
    ['peach', 'персик', 'peach'],
    ['raspberry', 'малина', 'raspberry'],
    ['blackberry', 'ожина', 'blackberry'],
    ['pineapple', 'ананас', 'pineapple'],
    ['lychee', 'лічі', 'lychee'],
    ['melon', 'диня', 'melon'],
    ['strawberry', 'полуниця', 'strawberry'],
    ['passion-fruit', 'маракуя', 'passion fruit'],
    ['mango', 'манго', 'mango', 'зелене манго'],
    ['plum', 'слива', 'plum', 'чорна слива', 'слива мірабель'],
    ['cherry', 'вишня', 'cherry', 'чорна вишня'],
    ['fig', 'інжир', 'fig', 'нектар інжиру', 'інжирове молоко', 'інжирове дерево', 'листя інжиру'],
    ['quince', 'айва', 'quince'],
    ['apricot', 'абрикос', 'apricot'],
    ['pomegranate', 'гранат', 'pomegranate'],
    ['persimmon', 'хурма', 'persimmon'],
    ['coconut', 'кокос', 'coconut'],
    ['sapodilla', 'саподила', 'sapodilla'],
    ['elderberry', 'бузина', 'elderberry'],
    ['rhubarb', 'ревінь', 'rhubarb'],
    ['fruits', 'фруктові ноти', 'fruity notes', 'фруктовий кошик'],
    ['dried-fruit', 'сухофрукти', 'dried fruit'],
  ],
  flower: [
    [
      'rose',
      'троянда',
      'rose',
      'турецька троянда',
      'болгарська троянда',
      'травнева троянда',
      'біла троянда',
      'столиста троянда',
      'дамаська троянда',
      'граська троянда',
    ],
    ['jasmine', 'жасмин', 'jasmine', 'жасмин самбак', 'індійський жасмин', 'садовий жасмин', 'самбак', 'три жасмини'],
    ['iris', 'ірис', 'iris', 'тосканський ірис'],
    ['orange-blossom', 'цвіт апельсина', 'orange blossom'],
    ['neroli', 'неролі', 'neroli'],
    ['violet', 'фіалка', 'violet', 'листя фіалки'],
    ['lavender', 'лаванда', 'lavender', 'лавандин'],
    ['tuberose', 'тубероза', 'tuberose'],
    ['peony', 'півонія', 'peony'],
    ['lily-of-the-valley', 'конвалія', 'lily of the valley'],
    ['lotus', 'лотос', 'lotus'],
    ['geranium', 'герань', 'geranium', 'пеларгонія', 'пальмароза'],
    ['freesia', 'фрезія', 'freesia'],
    ['magnolia', 'магнолія', 'magnolia'],
    ['gardenia', 'гарденія', 'gardenia'],
    ['lilac', 'бузок', 'lilac', 'білий бузок'],
    ['ylang-ylang', 'іланг-іланг', 'ylang-ylang'],
    ['cyclamen', 'цикламен', 'cyclamen'],
    ['osmanthus', 'османтус', 'osmanthus'],
    ['heliotrope', 'геліотроп', 'heliotrope'],
    ['hawthorn', 'глід', 'hawthorn'],
    ['orchid', 'орхідея', 'orchid', 'чорна орхідея'],
    ['hyacinth', 'гіацинт', 'hyacinth'],
    ['honeysuckle', 'жимолость', 'honeysuckle'],
    ['narcissus', 'нарцис', 'narcissus'],
    ['lily', 'лілія', 'lily'],
    ['passionflower', 'пасифлора', 'passionflower'],
    ['bluebell', 'дзвіночок', 'bluebell'],
    ['apricot-blossom', 'абрикосовий цвіт', 'apricot blossom'],
    ['tobacco-blossom', 'тютюновий цвіт', 'tobacco blossom'],
    ['chamomile', 'ромашка', 'chamomile'],
    ['datura', 'дурман', 'datura'],
    ['karo-karounde', 'каро карунде', 'karo karounde'],
    ['hedione', 'гедіон', 'hedione'],
    ['flowers', 'квіткові ноти', 'floral notes', 'білі квіти'],
  ],
  green: [
    ['oakmoss', 'дубовий мох', 'oakmoss', 'мох', 'білий мох'],
    ['sage', 'шавлія', 'sage'],
    ['mint', 'м’ята', 'mint'],
    ['basil', 'базилік', 'basil'],
    ['rosemary', 'розмарин', 'rosemary'],
    ['juniper', 'ялівець', 'juniper'],
    ['angelica', 'дягель', 'angelica'],
    ['galbanum', 'гальбанум', 'galbanum'],
    ['oregano', 'орегано', 'oregano'],
    ['thyme', 'чебрець', 'thyme'],
    ['bamboo', 'бамбук', 'bamboo'],
    ['bay', 'лавровий лист', 'bay leaf'],
    ['tomato-leaf', 'помідорне листя', 'tomato leaf'],
    ['cucumber', 'огірок', 'cucumber'],
    ['hay', 'сіно', 'hay'],
    ['reed', 'очерет', 'reed'],
    ['myrtle', 'мирт', 'myrtle'],
    ['buchu', 'бучу', 'buchu'],
    ['celery', 'селера', 'celery'],
    ['mate', 'мате', 'mate'],
    ['green-tea', 'зелений чай', 'green tea'],
    ['green-notes', 'зелені ноти', 'green notes', 'цибуляста зелень'],
  ],
  spice: [
    ['pink-pepper', 'рожевий перець', 'pink pepper'],
    [
      'pepper',
      'перець',
      'pepper',
      'чорний перець',
      'сичуанський перець',
      'зелений перець',
      'духмяний перець',
      'водяний перець',
      'капсикум',
    ],
    ['cardamom', 'кардамон', 'cardamom'],
    ['ginger', 'імбир', 'ginger'],
    ['nutmeg', 'мускатний горіх', 'nutmeg'],
    ['cinnamon', 'кориця', 'cinnamon', 'касія'],
    ['saffron', 'шафран', 'saffron'],
    ['coriander', 'коріандр', 'coriander'],
    ['cumin', 'кмин', 'cumin'],
    ['clove', 'гвоздика', 'clove'],
    ['anise', 'аніс', 'anise'],
    ['spices', 'прянощі', 'spices', 'пряні ноти'],
  ],
  wood: [
    ['cedar', 'кедр', 'cedar', 'білий кедр', 'три види кедра'],
    ['sandalwood', 'сандал', 'sandalwood', 'гоанський сандал', 'австралійський сандал'],
    ['vetiver', 'ветивер', 'vetiver'],
    ['patchouli', 'пачулі', 'patchouli', 'лист пачулі'],
    ['oud', 'уд', 'oud', 'лаоський уд', 'натуральний уд'],
    ['guaiac', 'гваяк', 'guaiac wood'],
    ['cypress', 'кипарис', 'cypress'],
    ['rosewood', 'палісандр', 'rosewood', 'червоне дерево'],
    ['papyrus', 'папірус', 'papyrus'],
    ['birch', 'береза', 'birch', 'березовий дим'],
    ['fir', 'бальзамна ялиця', 'fir', 'хвоя', 'ялицева смола'],
    ['amberwood', 'амброве дерево', 'amberwood'],
    ['cashmeran', 'кашмеран', 'cashmeran'],
    ['iso-e-super', 'ізо е супер', 'Iso E Super'],
    ['oak', 'дуб', 'oak'],
    ['sycamore', 'сикомор', 'sycamore'],
    ['mastic', 'мастикове дерево', 'mastic'],
    ['balsa', 'бальзове дерево', 'balsa wood'],
    [
      'woods',
      'деревні ноти',
      'woody notes',
      'дерево',
      'деревний акорд',
      'світле дерево',
      'тепле дерево',
      'солодке дерево',
      'королівське дерево',
    ],
  ],
  resin: [
    ['amber', 'амбра', 'amber', 'чорна амбра', 'біла амбра'],
    ['incense', 'ладан', 'incense'],
    ['benzoin', 'бензоїн', 'benzoin', 'сіамський бензоїн'],
    ['labdanum', 'лабданум', 'labdanum'],
    ['myrrh', 'мирра', 'myrrh'],
    ['opoponax', 'опопонакс', 'opoponax'],
    ['peru-balsam', 'перуанський бальзам', 'Peru balsam'],
    ['elemi', 'елемі', 'elemi'],
    ['styrax', 'стиракс', 'styrax'],
    ['resins', 'смоли', 'resins'],
  ],
  sweet: [
    ['vanilla', 'ваніль', 'vanilla', 'таїтянська ваніль', 'мадагаскарська ваніль', 'бурбонська ваніль', 'біла ваніль'],
    ['tonka', 'боби тонка', 'tonka bean', 'боб тонка', 'тонка', 'кумарин'],
    ['honey', 'мед', 'honey'],
    ['almond', 'мигдаль', 'almond', 'гіркий мигдаль'],
    ['praline', 'праліне', 'praline'],
    ['caramel', 'карамель', 'caramel'],
    ['chocolate', 'шоколад', 'chocolate', 'темний шоколад', 'какао'],
    ['chestnut', 'каштан', 'chestnut', 'зацукрований каштан'],
    ['sugar', 'цукор', 'sugar', 'тростинний цукор', 'цукрова вата'],
    ['marshmallow', 'зефір', 'marshmallow'],
    ['wheat', 'пшениця', 'wheat'],
    ['coffee', 'кава', 'coffee'],
  ],
  musk: [
    ['musk', 'мускус', 'musk', 'білий мускус'],
    ['ambrette', 'амбретта', 'ambrette', 'насіння амбретти'],
    ['ambroxan', 'амброксан', 'ambroxan'],
    ['ambergris', 'сіра амбра', 'ambergris'],
    ['aldehydes', 'альдегіди', 'aldehydes'],
    ['soap', 'мильний акорд', 'soapy notes'],
  ],
  leather: [
    ['leather', 'шкіра', 'leather', 'чорна шкіра'],
    ['suede', 'замша', 'suede'],
    ['tobacco', 'тютюн', 'tobacco', 'тютюновий лист'],
    ['smoke', 'дим', 'smoke'],
    ['truffle', 'трюфель', 'truffle'],
  ],
  water: [
    ['sea', 'морські ноти', 'sea notes', 'морський акорд', 'морський бриз', 'морська сіль'],
    ['seaweed', 'водорості', 'seaweed', 'червоні водорості'],
    ['water', 'водяні ноти', 'watery notes', 'крижаний акорд'],
    ['mineral', 'мінеральний акорд', 'mineral notes', 'кремінь'],
  ],
  drink: [
    ['rum', 'ром', 'rum'],
    ['cognac', 'коньяк', 'cognac', 'бренді'],
    ['whisky', 'віскі', 'whisky'],
    ['vodka', 'горілка', 'vodka'],
    ['cherry-liqueur', 'вишневий лікер', 'cherry liqueur'],
    ['champagne', 'шампанський акорд', 'champagne'],
    ['tea', 'чай', 'tea', 'чай улун'],
  ],
};

type KnownNote = { readonly key: string; readonly uk: string; readonly en: string; readonly group: NoteGroup };

const comparable = (name: string): string => name.trim().toLowerCase().replaceAll(/['ʼ]/g, '’');

const byName = new Map<string, KnownNote>();
const byKey = new Map<string, KnownNote>();
for (const group of noteGroups) {
  for (const [key, uk, en, ...others] of known[group]) {
    const note = { key, uk, en, group };
    byKey.set(key, note);
    for (const name of [uk, ...others]) byName.set(comparable(name), note);
  }
}

/** The same for all varieties of a note, so that «турецька троянда» is found under «троянда». A note that the dictionary lacks keeps its name. */
export const noteKey = (name: string): string =>
  byName.get(comparable(name))?.key ?? comparable(name).replaceAll(/\s+/g, '-');

/** What a key is called in a language, and the Ukrainian name of a note that the dictionary lacks. */
export const noteName = (key: string, language: Language): string =>
  byKey.get(key)?.[language] ?? key.replaceAll('-', ' ');

export type ScentNote = { readonly key: string; readonly name: string; readonly group: NoteGroup | null };

/** A variety keeps its Ukrainian name; in English it has the name of its note. */
export function describeNote(name: string, language: Language): ScentNote {
  const note = byName.get(comparable(name));
  if (!note) return { key: noteKey(name), name, group: null };
  return { key: note.key, name: language === 'uk' ? name : note.en, group: note.group };
}

/** Notes are stored as they are typed: «бергамот, лимон». */
export const splitNotes = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The keys of all notes of a product, each once. */
export const noteKeysOf = (...layers: readonly string[]): string[] => [
  ...new Set(layers.flatMap(splitNotes).map(noteKey)),
];
