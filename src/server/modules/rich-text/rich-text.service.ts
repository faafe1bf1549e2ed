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

/** A tag that goes may have kept apart what cannot stand in each other, so what is left is read again until nothing more changes. */
function clean(html: string): string {
  const cleaned = sanitizeHtml(html, options).trim();
  return cleaned === html ? cleaned : clean(cleaned);
}

/** For everything that is kept as HTML: called when it is written, so that whoever reads it need not doubt it. */
export function cleanRichText(html: string): string {
  const cleaned = clean(html);
  return /[^\s]/.test(sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} })) ? cleaned : '';
}
