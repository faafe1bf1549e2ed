import { plainText } from '#domain/plain-text.ts';

const longestLead = 170;
const endOfPart = /<\/(?:p|ul|ol|h\d|blockquote)>/;

/** The first sentences of a description, as many as stay short; a first one that is too long is cut at a word. */
export function leadOf(html: string): string {
  const [opening = ''] = html.split(endOfPart);
  const text = plainText(opening, Number.MAX_SAFE_INTEGER);
  const ends = [...text.matchAll(/[.!?…]+(?=\s|$)/g)].map((end) => end.index + end[0].length);
  const end = ends.findLast((position) => position <= longestLead);
  return end === undefined ? plainText(opening, longestLead) : text.slice(0, end);
}
