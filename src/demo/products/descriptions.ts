import type { Goods, Perfume } from '../catalogue/types.ts';
import { createRandom } from '../drawing/random.ts';
import {
  decantWords,
  largeBottleWords,
  middleBottleWords,
  smallBottleWords,
  strengthWords,
  testerWords,
} from './format-words.ts';

export type Format = { kind: 'bottle' | 'tester'; sizeMl: number } | { kind: 'decant' };

const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`;
const item = (label: string, text: string): string => `<li><strong>${label}:</strong> ${escapeText(text)}</li>`;

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface Pyramid {
  top: string;
  heart: string;
  base: string;
}

export function perfumeDescription(
  perfume: Pyramid & Pick<Perfume, 'name' | 'character' | 'story' | 'strength'> & { spoken?: string },
  format: Format,
): string {
  return [
    paragraph(perfume.character),
    paragraph(perfume.story),
    '<ul>',
    item('Концентрація', strengthWords[perfume.strength]),
    item('Початок', perfume.top),
    item('Серце', perfume.heart),
    item('База', perfume.base),
    perfume.spoken ? item('Як питати в крамниці', spokenWords(perfume.spoken)) : '',
    '</ul>',
    paragraph(formatWords(perfume.name, format)),
  ].join('');
}

export function goodsDescription(goods: Pick<Goods, 'character' | 'story'>): string {
  return paragraph(goods.character) + paragraph(goods.story);
}

const spokenWords = (spoken: string): string =>
  spoken
    .split(', ')
    .map((word) => `«${word}»`)
    .join(' або ');

function formatWords(name: string, format: Format): string {
  const random = createRandom('format', name, format.kind, format.kind === 'decant' ? 0 : format.sizeMl);
  if (format.kind === 'decant') return random.pick(decantWords);
  if (format.kind === 'tester') return random.pick(testerWords);
  if (format.sizeMl <= 40) return random.pick(smallBottleWords);
  return random.pick(format.sizeMl < 80 ? middleBottleWords : largeBottleWords);
}
