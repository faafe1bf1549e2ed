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
  notes: ['A note'],
};

describe.each(languages)('a letter in %s', (language) => {
  const { html, text } = renderLetter(words, language, publicUrl);

  it('says in which language it is', () => {
    expect(html).toContain(`<html lang="${language}">`);
  });

  it('shows whatever people typed as text', () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Olena&#39;s &lt;img src=x onerror=alert(1)&gt; order');
    expect(html).toContain('<title>A &quot;subject&quot; &lt;b&gt;</title>');
    expect(html).not.toMatch(/<(?:script|img|iframe|form|link|svg|object)\b/i);
  });

  it('loads nothing from anywhere and runs nothing', () => {
    expect(html).not.toMatch(/\ssrc="|url\(|@import|<style|\son\w+="/i);
    const hosts = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
    expect(hosts.filter((address) => !address.startsWith(publicUrl) && !/^(?:mailto|tel):/.test(address))).toEqual([]);
  });

  it('leads to its page in both forms', () => {
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(text).toContain(`Open "it":\n${link}\n`);
  });

  it('says the same without HTML', () => {
    for (const said of [words.heading, ...words.paragraphs, ...words.notes]) expect(text).toContain(said);
    expect(text).not.toMatch(/<(?:p|a|table|td)\b/);
  });

  it('needs no button', () => {
    const { button: _, ...plain } = words;
    expect(renderLetter(plain, language, publicUrl).html).not.toContain('reset-password');
  });
});
