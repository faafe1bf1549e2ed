const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
/** Inline elements; all others separate words. A truncated text may end inside a tag. */
const inlineTag = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?=[\s/>])[^>]*(?:>|$)/gi;
const anyTag = /<[^>]*(?:>|$)/g;
const lastLetters = /[\s,.:;!?–—-]+$|[\ud800-\udbff]$/;

function readEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
}

/** The text of sanitized HTML, truncated at a word. For previews and meta descriptions; must be escaped when used in HTML. */
export function plainText(html: string, maxLength: number): string {
  const text = html
    .replaceAll(inlineTag, '')
    .replaceAll(anyTag, ' ')
    .replaceAll(entity, readEntity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const lastSpace = text.charAt(maxLength - 1) === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).replace(lastLetters, '')}…`;
}
