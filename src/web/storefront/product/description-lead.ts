import { plainText } from '#domain/plain-text.ts';

const longestLead = 170;
const endOfPart = /<\/(?:p|ul|ol|h\d|blockquote)>/;

export type SplitDescription = {
  /** The first sentences up to a maximum length; a longer first sentence is cut at a word. */
  readonly lead: string;
  /** The description without the first part if the lead contains all of it. */
  readonly rest: string;
};

export function splitLead(html: string): SplitDescription {
  const end = endOfPart.exec(html);
  const firstPart = end ? html.slice(0, end.index) : html;
  const rest = end ? html.slice(end.index + end[0].length) : '';
  const text = plainText(firstPart, Number.MAX_SAFE_INTEGER);
  const lead = firstSentences(text) ?? plainText(firstPart, longestLead);
  return { lead, rest: lead === text && plainText(rest, 1) !== '' ? rest : html };
}

function firstSentences(text: string): string | null {
  const ends = [...text.matchAll(/[.!?…]+(?=\s|$)/g)].map((end) => end.index + end[0].length);
  const last = ends.findLast((position) => position <= longestLead);
  return last === undefined ? null : text.slice(0, last);
}
