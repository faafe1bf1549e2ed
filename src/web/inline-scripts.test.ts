import { describe, expect, it } from 'vitest';
import { assemblePage, fragmentMark } from './inline-scripts.ts';

const nonce = 'f3b1';

describe("[RULE-SAFE-18] the shop's own inline scripts", () => {
  it('are those with the nonce of this rendering, and no others', () => {
    const page = [
      `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/>`,
      '<h1><script>injected()</script></h1>',
      '<p><script nonce="guessed">guessed()</script><script type="module" async="">alike()</script></p>',
      `<script nonce="${nonce}">own()</script>`,
      `<script nonce="${nonce}" type="module" async="">import "x"</script>`,
      `<script nonce="${nonce}" src="/b.js"></script>`,
      `<script nonce="${nonce}">own()</script>`,
    ].join('');
    const { bytes, scripts } = assemblePage(Buffer.from(page), nonce);
    const html = `${bytes}`;
    expect(scripts.map(String)).toEqual(['own()', 'import "x"']);
    expect(html).toBe(page.replaceAll(` nonce="${nonce}"`, ''));
    expect(html).not.toContain(nonce);
  });

  it('are none in a page without scripts', () => {
    const { bytes, scripts } = assemblePage(Buffer.from('<p>Shop</p>'), nonce);
    expect(`${bytes}`).toBe('<p>Shop</p>');
    expect(scripts).toEqual([]);
  });

  it('are none in the fragments of a page, which take the places of their marks', () => {
    const mark = (number: number) => fragmentMark(nonce, number);
    const page = `<ul>${mark(1)}</ul><script nonce="${nonce}">own()</script>${mark(0)}<p><!--f3b2 0--></p>`;
    const fragments = [
      [Buffer.from('<footer>Краплина</footer>')],
      [Buffer.from('<li>1</li>'), Buffer.from('<li><script>injected()</script></li>')],
    ];
    const { bytes, scripts } = assemblePage(Buffer.from(page), nonce, fragments);
    expect(`${bytes}`).toBe(
      '<ul><li>1</li><li><script>injected()</script></li></ul><script>own()</script><footer>Краплина</footer><p><!--f3b2 0--></p>',
    );
    expect(scripts.map(String)).toEqual(['own()']);
  });
});
