import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import type { LetterWords } from './letter-words.ts';
import { renderLetter } from './render-letter.ts';

const publicUrl = 'https://kraplyna.example';
const link = `${publicUrl}/reset-password/abc?one=1&two=2`;
const words: LetterWords = {
  subject: 'A "subject" <b>',
  preview: 'A preview & more',
  heading: '<script>alert(1)</script>',
  paragraphs: ["Olena's <img src=x onerror=alert(1)> order", 'Second'],
  button: { label: 'Open "it"', address: link },
  goods: {
    rows: [
      { name: '<b>Oud</b> & "rose"', details: ['Bottle of 10 ml'], amount: '7 ml', sum: '1 370,60 ₴' },
      { name: 'W'.repeat(200), details: [], amount: '2 pcs', sum: '20,00 ₴' },
    ],
    total: { label: 'Total', sum: '1 390,60 ₴' },
  },
  facts: [{ label: 'Goes to', value: "<i>O'Neil</i>" }],
  notes: ['A note'],
};

describe.each(languages)('an e-mail in %s', (language) => {
  const { html, text } = renderLetter(words, language, publicUrl);

  it('has its lang attribute', () => {
    expect(html).toContain(`<html lang="${language}">`);
  });

  it('escapes user input', () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Olena&#39;s &lt;img src=x onerror=alert(1)&gt; order');
    expect(html).toContain('<title>A &quot;subject&quot; &lt;b&gt;</title>');
    expect(html).not.toMatch(/<(?:script|img|iframe|form|link|svg|object)\b/i);
  });

  it('has no external resources and no scripts', () => {
    expect(html).not.toMatch(/\ssrc="|url\(|@import|<style|\son\w+="/i);
    const hosts = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
    expect(hosts.filter((address) => !address.startsWith(publicUrl) && !/^(?:mailto|tel):/.test(address))).toEqual([]);
  });

  it('has its link in HTML and in plain text', () => {
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(text).toContain(`Open "it":\n${link}\n`);
  });

  it('has the same content in plain text', () => {
    for (const said of [words.heading, ...words.paragraphs, ...words.notes]) expect(text).toContain(said);
    expect(text).not.toMatch(/<(?:p|a|table|td)\b/);
  });

  it('lists goods and facts in HTML and in plain text, escaped', () => {
    expect(html).toContain('&lt;b&gt;Oud&lt;/b&gt; &amp; &quot;rose&quot;');
    expect(html).toContain('&lt;i&gt;O&#39;Neil&lt;/i&gt;');
    for (const said of ['Bottle of 10 ml', '7 ml', '1 370,60 ₴', '2 pcs', '1 390,60 ₴']) expect(html).toContain(said);
    expect(text).toContain('<b>Oud</b> & "rose"\n  7 ml, 1 370,60 ₴\n  Bottle of 10 ml\n');
    expect(text).toContain("Total: 1 390,60 ₴\n\nGoes to: <i>O'Neil</i>\n");
  });

  it('needs no button and no goods', () => {
    const { button: _, goods: __, facts: ___, ...plain } = words;
    const bare = renderLetter(plain, language, publicUrl);
    expect(bare.html).not.toMatch(/reset-password|<th\b/);
    expect(bare.text).not.toContain('Total');
  });
});
