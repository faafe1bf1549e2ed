import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeContent } from './sanitizing.ts';

test('HTML of the editor is unchanged', () => {
  const text =
    '<h2>Ноти</h2><p>Верх: <strong>бергамот</strong> і <em>перець</em>.</p><ul><li><p>кедр</p></li></ul><ol start="3"><li><p>мускус</p></li></ol>';
  expect(sanitizeContent(text)).toBe(text);
});

test('scripts, event handlers, styles, frames and forms are removed', () => {
  const dirty =
    '<p onclick="steal()" style="position:fixed">Аромат</p><script>steal()</script><style>p{}</style><iframe src="https://evil.test"></iframe><form><input value="x"></form><img src=x onerror=steal()><svg onload=steal()></svg>';
  expect(sanitizeContent(dirty)).toBe('<p>Аромат</p>');
});

test('a link keeps a safe URL, and opens in a new tab', () => {
  expect(sanitizeContent('<a href="https://kraplyna.test/a?b=1&amp;c=2">про нас</a>')).toBe(
    '<a href="https://kraplyna.test/a?b=1&amp;c=2" rel="noopener noreferrer nofollow" target="_blank">про нас</a>',
  );
  expect(sanitizeContent('<a href="/about">про нас</a>')).toBe('<a href="/about">про нас</a>');
  for (const address of ['javascript:steal()', ' jAvAsCrIpT:steal()', 'data:text/html,<script>', '//evil.test']) {
    expect(sanitizeContent(`<p>далі <a href="${address}">сюди</a></p>`)).toBe('<p>далі сюди</p>');
  }
});

test('what is pasted from a word processor keeps its words and its emphasis', () => {
  const word =
    '<div class="MsoNormal"><b style="mso-bidi-font-weight:normal"><span lang="UK">Стійкість</span></b><o:p></o:p></div><h1>Про дім</h1>';
  expect(sanitizeContent(word)).toBe('<p><strong>Стійкість</strong></p><h2>Про дім</h2>');
});

test('paragraphs that were separated by an SVG are not nested', () => {
  expect(sanitizeContent('<p>Верх<svg><p>Серце')).toBe('<p>Верх</p><p>Серце</p><p></p>');
});

test('empty tags become an empty text', () => {
  expect(sanitizeContent('<p></p><p><br></p>')).toBe('');
});

test('sanitizing is idempotent, and leaves no executable tag', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<script>',
      '</script>',
      '<p onload=x>',
      '<img src=x onerror=y>',
      '<a href="javascript:x">',
      '</a>',
      '<<',
      '&lt;script&gt;',
      '<svg/onload=z>',
      '<math>',
      '<li>',
      '<table><tr><td>',
      '"',
      "'",
      '<!--',
      '-->',
      '<style>',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = sanitizeContent(pieces.join('')) ?? expect.fail('it is not deep');
      expect(sanitizeContent(once)).toBe(once);
      expect(once).not.toMatch(/<(script|img|svg|style|iframe)|<[^>]*\son\w+=|href="javascript/i);
    }),
  );
});

test('[RULE-SAFE-16] too deeply nested HTML is not parsed, and long HTML is', () => {
  expect(sanitizeContent('<ul><li>'.repeat(50_000))).toBeNull();
  expect(sanitizeContent('<blockquote>'.repeat(101))).toBeNull();
  expect(sanitizeContent('<ul><li>x</li></ul>'.repeat(200))).toContain('<ul><li>x</li></ul>');
  expect(sanitizeContent('<p>раз<li>два'.repeat(200))).toContain('два');
  expect(sanitizeContent('</ul>'.repeat(200))).toBe('');
});
