import sanitizeHtml from 'sanitize-html';

/** Allow-list: what the editor can produce. Scripts, styles, frames and forms of pasted content are removed. */
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
  // Tags that are removed together with their content.
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
  // A link without a valid address is replaced by its text.
  exclusiveFilter: ({ tag, text, attribs }) => {
    if (tag !== 'a') return false;
    return attribs.href ? text.trim() === '' : 'excludeTag';
  },
};

/** External links open in a new tab and send no referrer. */
function linkAttributes(href: string): sanitizeHtml.Attributes {
  return /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' } : { href };
}

/** Void elements and elements with an optional end tag. */
const withoutDepth = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option'.split(
    ' ',
  ),
);
/** Maximum nesting depth. */
const deepest = 100;

/** Estimates the depth by a scan of tags, since parsing gets slower with depth. */
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
 * Removing a tag may make invalid nesting adjacent, so sanitizing is repeated until nothing changes. Each pass shrinks
 * the text; more passes than this mean a malicious text.
 */
const mostReadings = 20;

/** The sanitized HTML; null if it is nested too deeply or does not stabilize. */
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
