import { path, short } from '../svg.ts';
import { boldnessOf, capHeightOf, type FaceName, measureText, outlineUnits, textOutline } from './typeface.ts';

export type LetteringSpec = {
  text: string;
  face: FaceName;
  /** Maximum size; long texts are scaled down. */
  size: number;
  maxWidth: number;
  maxHeight?: number;
  maxLines?: number;
  tracking?: number;
  leading?: number;
  isUpperCase?: boolean;
};

export type Lettering = {
  lines: { text: string; width: number }[];
  size: number;
  width: number;
  /** From the cap height of the first line to the baseline of the last. */
  height: number;
  spec: LetteringSpec;
};

/** Below this fraction of the size words are dropped instead of scaling further. */
const smallestShare = 0.42;

/** Line breaking that minimizes the width of the widest line. */
function breakLines(words: string[], count: number, widthOf: (text: string) => number): string[] {
  if (count === 1 || words.length <= 1) return [words.join(' ')];
  let best: string[] = [];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...breakLines(words.slice(first), count - 1, widthOf)];
    const width = Math.max(...lines.map(widthOf));
    if (width < bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}

function layOut(words: string[], spec: LetteringSpec, lineCount: number): Lettering {
  const { face, maxWidth, maxHeight = Number.POSITIVE_INFINITY, tracking = 0, leading = 1.1 } = spec;
  const widthOf = (text: string) => measureText(text, face, 1, tracking);
  const lines = breakLines(words, lineCount, widthOf);
  const widest = Math.max(0.01, ...lines.map(widthOf));
  const heightPerSize = capHeightOf(face) + (lines.length - 1) * leading;
  const size = Math.min(spec.size, maxWidth / widest, maxHeight / heightPerSize);
  return {
    lines: lines.map((text) => ({ text, width: widthOf(text) * size })),
    size,
    width: widest * size,
    height: heightPerSize * size,
    spec,
  };
}

/** Wraps and scales a text to fit its box. More lines are used only if the letters become notably larger. */
export function fitLettering(spec: LetteringSpec): Lettering {
  const words = (spec.isUpperCase ? spec.text.toUpperCase() : spec.text).split(/\s+/u).filter(Boolean);
  const fitted = (kept: string[]): Lettering => {
    let best = layOut(kept, spec, 1);
    for (let count = 2; count <= Math.min(spec.maxLines ?? 1, kept.length); count++) {
      const candidate = layOut(kept, spec, count);
      if (candidate.size > best.size * 1.12) best = candidate;
    }
    return best;
  };
  let result = fitted(words);
  for (let kept = words.length - 1; kept > 1 && result.size < spec.size * smallestShare; kept--) {
    result = fitted(words.slice(0, kept));
  }
  return result;
}

/** Draws the lettering; (x, top) is the centre (or the left end) of the first line's cap height. */
export function drawLettering(
  lettering: Lettering,
  x: number,
  top: number,
  colour: string,
  {
    anchor = 'middle',
    boldness = 1,
    opacity,
  }: { anchor?: 'middle' | 'start'; boldness?: number; opacity?: number } = {},
): string {
  const { spec, size } = lettering;
  const { face, tracking = 0, leading = 1.1 } = spec;
  const scale = size / outlineUnits;
  const data = lettering.lines.map(({ text, width }, index) => {
    const left = anchor === 'middle' ? -width / 2 / scale : 0;
    return textOutline(text, face, left, (capHeightOf(face) + index * leading) * outlineUnits, tracking);
  });
  return path(data.join(''), {
    transform: `translate(${short(x)} ${short(top)}) scale(${scale.toFixed(5)})`,
    fill: colour,
    stroke: colour,
    'stroke-width': outlineUnits * boldnessOf(face) * boldness,
    'stroke-linejoin': 'round',
    opacity,
  });
}
