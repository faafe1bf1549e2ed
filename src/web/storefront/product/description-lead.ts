import { plainText } from '#domain/plain-text.ts';

const longestLead = 170;
const endOfPart = /<\/(?:p|ul|ol|h\d|blockquote)>/;
/** Lists and quotations contain paragraphs, so that the first closing tag is not their end. */
const startsWithParagraph = /^\s*<(?:p|h\d)\b/;

export type SplitDescription = {
  /** The first sentences up to a maximum length; a longer first sentence is cut at a word. */
  readonly lead: string;
  /** The description without its first paragraph if the lead contains all of it. */
  readonly rest: string;
};

export function splitLead(html: string): SplitDescription {
  const end = endOfPart.exec(html);
  const firstPart = end ? html.slice(0, end.index) : html;
  const rest = end ? html.slice(end.index + end[0].length) : '';
  const text = plainText(firstPart, Number.MAX_SAFE_INTEGER);
  const lead = firstSentences(text) ?? plainText(firstPart, longestLead);
  const isRepeated = lead === text && startsWithParagraph.test(html) && plainText(rest, 1) !== '';
  return { lead, rest: isRepeated ? rest : html };
}

function firstSentences(text: string): string | null {
  const ends = [...text.matchAll(/[.!?…]+(?=\s|$)/g)].map((end) => end.index + end[0].length);
  const last = ends.findLast((position) => position <= longestLead);
  return last === undefined ? null : text.slice(0, last);
}
