import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { JsonLd } from './json-ld.ts';
import { PageHead } from './seo.tsx';

function drawn(at: string, props: Partial<Parameters<typeof PageHead>[0]> = {}): string {
  const Page = createRoutesStub([
    {
      id: at.startsWith('/en') ? 'en/shop' : 'uk/shop',
      Component: Outlet,
      children: [{ path: '*', Component: () => <PageHead title="Naxos" description="Мед і тютюн" {...props} /> }],
    },
  ]);
  const settings = { publicUrl: 'https://shop.example', standIns: [] };
  const loaderData = { 'uk/shop': { settings }, 'en/shop': { settings } };
  return renderToStaticMarkup(<Page initialEntries={[at]} hydrationData={{ loaderData }} />);
}

describe('what a page says about itself', () => {
  it('has one canonical address, whatever the query', () => {
    const html = drawn('/en/blog?utm_source=letter');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/en/blog"/>');
    expect(html).toContain('hrefLang="uk" href="https://shop.example/blog"');
    expect(html).not.toContain('utm_source');
  });

  it('names the address it is given, in both languages', () => {
    const html = drawn('/products/categories/perfume', { path: '/products/categories/perfume?page=2' });
    expect(html).toContain('rel="canonical" href="https://shop.example/products/categories/perfume?page=2"');
    expect(html).toContain('hrefLang="en" href="https://shop.example/en/products/categories/perfume?page=2"');
  });

  it('shares pictures of the shop and of a storage elsewhere', () => {
    expect(drawn('/blog', { image: '/media/a/960.webp' })).toContain('content="https://shop.example/media/a/960.webp"');
    expect(drawn('/blog', { image: 'https://pictures.example/media/a/960.webp' })).toContain(
      'content="https://pictures.example/media/a/960.webp"',
    );
  });

  it('[ST-SIZE-09] says that it is a product where it is one', () => {
    expect(drawn('/products/item/1', { type: 'product' })).toContain('<meta property="og:type" content="product"/>');
    expect(drawn('/blog')).toContain('<meta property="og:type" content="website"/>');
  });

  it('keeps search engines away only where it is asked to', () => {
    expect(drawn('/products', { noIndex: true })).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(drawn('/products')).not.toContain('robots');
  });

  it('cannot be broken out of by a name with markup in it', () => {
    const name = '</script><script>alert(1)</script><!--';
    const node: JsonLd = () => ({ '@type': 'Product', name });
    const html = drawn('/blog', { jsonLd: [node] });
    expect(html.match(/<script/g)).toHaveLength(1);
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  });
});
