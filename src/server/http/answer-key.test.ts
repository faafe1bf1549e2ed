import { describe, expect, it } from 'vitest';
import { apiKey, pageAddress, pageKey } from './answer-key.ts';

describe('the same question', () => {
  it('has one address, whatever the order of its parameters; values of one keep theirs', () => {
    expect(pageAddress('/products?sort=1&categories=niche')).toBe('/products?categories=niche&sort=1');
    expect(pageAddress('/products?b&a=2&b=1&a=1')).toBe('/products?a=2&a=1&b&b=1');
    expect(pageAddress('/index')).toBe('/index');
    expect(pageAddress('/index?')).toBe('/index');
  });

  it('is not another one because an advertisement led to it', () => {
    expect(pageAddress('/index?utm_source=mail&utm_campaign=x&gclid=1&fbclid=2')).toBe('/index');
    expect(pageAddress('/products?query=utm_source')).toBe('/products?query=utm_source');
    expect(pageAddress('/products?gclids=1')).toBe('/products?gclids=1');
  });

  it('in another language is another one under /api', () => {
    expect(apiKey('/api/x/?b=1&a=2', 'en')).toBe('en /api/x?a=2&b=1');
    expect(apiKey('/api/x', undefined)).toBe('uk /api/x');
    expect(apiKey('/api/x?query=a/', 'uk'), 'a slash in what is asked belongs to it').toBe('uk /api/x?query=a/');
    expect(apiKey('/api/x?utm_source=a', 'uk'), 'there it is a field like any other').toBe('uk /api/x?utm_source=a');
  });

  it('stays the same question after many others', () => {
    const first = apiKey('/api/x?b=1&a=2', 'en');
    for (let index = 0; index < 5000; index += 1) apiKey(`/api/x?number=${index}`, `en;q=0.${index}`);
    expect(apiKey('/api/x?b=1&a=2', 'en')).toBe(first);
  });

  it('is not kept where nobody asks it twice, or where it may be meant for another host', () => {
    expect(pageKey(`/products?query=${'x'.repeat(1000)}`)).toBeNull();
    expect(apiKey(`/api/x?query=${'x'.repeat(1000)}`, 'uk')).toBeNull();
    expect(pageKey('//other.example/index')).toBeNull();
    expect(pageKey('http://other.example/index')).toBeNull();
  });
});
