import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const page = [
  '<html><head><link rel="stylesheet" href="/assets/app.css"/>',
  '<link rel="modulepreload" href="/assets/manifest.js" nonce="n"/><link rel="modulepreload" href="/assets/entry.js"/>',
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/react.js"/></head><body><p>Shop</p>',
  '<script nonce="n">window.__reactRouterContext = {};</script>',
  '<script nonce="n" type="module" async="">import "/assets/manifest.js";\n',
  'import * as route0 from "/assets/root.js";\n  window.__reactRouterRouteModules = {"root":route0};\n\n',
  'import("/assets/entry.js");</script></body></html>',
].join('');

describe('the scripts of a page', () => {
  it('are asked for when it has been painted, all at once, and run one after the other', () => {
    const [head = '', body = ''] = startAfterPaint(page, 'n').split('</head>');
    expect(head).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
    expect(head).not.toContain('modulepreload');

    const order = [
      'requestAnimationFrame(',
      '["/assets/manifest.js","/assets/entry.js","/assets/root.js","/assets/react.js"]',
      'await import("/assets/manifest.js");',
      'const route0 = await import("/assets/root.js");',
      'window.__reactRouterRouteModules = {"root":route0};',
      '\nawait import("/assets/entry.js");\n} catch (error) {\n  pressKeeper.giveUp();',
    ].map((part) => body.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(body).toContain('<script nonce="n">window.__reactRouterContext = {};</script>');
  });

  it('find the presses that came before them, in a page that speaks its language when they do not come', () => {
    const [head = ''] = startAfterPaint(page, 'n').split('</head>');
    expect(head).toMatch(/<script nonce="n">\(function keepPresses\(.*Кнопка поки не відповідає.*\);<\/script>$/s);
    const [englishHead = ''] = startAfterPaint(page.replace('<html>', '<html lang="en">'), 'n').split('</head>');
    expect(englishHead).toContain('The button does not answer yet');
  });

  it('stay away from a page that has none', () => {
    expect(startAfterPaint('<html><body>Shop</body></html>', 'n')).toBe('<html><body>Shop</body></html>');
  });
});
