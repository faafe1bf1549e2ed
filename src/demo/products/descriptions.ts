import type { Language } from '#domain/language.ts';
import type { Goods, Perfume } from '../catalogue/types.ts';
import { createRandom } from '../drawing/random.ts';
import { formatWords } from './format-words.ts';

export type Format = { kind: 'bottle' | 'tester'; sizeMl: number } | { kind: 'decant' };

const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function perfumeDescription(
  perfume: Pick<Perfume, 'name' | 'character' | 'story' | 'spoken'>,
  format: Format,
): string {
  return [
    paragraph(perfume.character),
    paragraph(perfume.story),
    paragraph(formatText(perfume.name, format, 'uk')),
    perfume.spoken ? paragraph(`Як питати в крамниці: ${spokenWords(perfume.spoken)}.`) : '',
  ].join('');
}

/** Without the pronunciation, which helps only Ukrainian buyers. */
export function englishPerfumeDescription(
  { name, characterEn, storyEn }: Pick<Perfume, 'name' | 'characterEn' | 'storyEn'>,
  format: Format,
): string {
  if (storyEn === '') return '';
  return [characterEn, storyEn, formatText(name, format, 'en')].map(paragraph).join('');
}

export function goodsDescription(goods: Pick<Goods, 'character' | 'story'>): string {
  return paragraph(goods.character) + paragraph(goods.story);
}

const spokenWords = (spoken: string): string =>
  spoken
    .split(', ')
    .map((word) => `«${word}»`)
    .join(' або ');

/** The same sentence in both languages. */
function formatText(name: string, format: Format, language: Language): string {
  const random = createRandom('format', name, format.kind, format.kind === 'decant' ? 0 : format.sizeMl);
  const words = formatWords[language];
  if (format.kind === 'decant') return random.pick(words.decant);
  if (format.kind === 'tester') return random.pick(words.tester);
  if (format.sizeMl <= 40) return random.pick(words.smallBottle);
  return random.pick(format.sizeMl < 80 ? words.middleBottle : words.largeBottle);
}
