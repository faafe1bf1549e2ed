import sanitizeHtml from 'sanitize-html';

/** What the editor can make, and nothing else: pasted pages and letters lose their scripts, styles, frames and forms. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'a',
    'blockquote',
    'hr',
    'code',
    'pre',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // What they hold is no text for people, so it goes with them.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head', 'xml'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    div: 'p',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
  },
  // A link that leads nowhere leaves its words behind.
  exclusiveFilter: ({ tag, text, attribs }) => {
    if (tag !== 'a') return false;
    return attribs.href ? text.trim() === '' : 'excludeTag';
  },
};

/** A link out of the shop opens beside it and learns nothing of where its reader came from. */
function linkAttributes(href: string): sanitizeHtml.Attributes {
  return /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' } : { href };
}

/** Tags without an inside, and those that the next of their kind ends. */
const withoutDepth = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option'.split(
    ' ',
  ),
);
/** Nobody reads a list in a list in a list for that long. */
const deepest = 100;

/** Counted without building anything: parsing takes longer the deeper a text is. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (withoutDepth.has(name.toLowerCase())) continue;
    depth = Math.max(depth + (slash === '/' ? -1 : 1), 0);
    if (depth > deepest) return true;
  }
  return false;
}

/**
 * A tag that goes may have kept apart what cannot stand in each other, so what is left is read again until nothing more changes. Each
 * reading leaves less, so a text that is not done after a few of them was made for that.
 */
const mostReadings = 20;

/** What may be kept of a text; null where it is too deep to be read. */
export function sanitizeContent(html: string): string | null {
  let cleaned = html;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    if (isTooDeep(cleaned)) return null;
    const before = cleaned;
    cleaned = sanitizeHtml(before, options).trim();
    if (cleaned !== before) continue;
    return /\S/.test(sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} })) ? cleaned : '';
  }
  return null;
}
