import { type Html, html } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';

/** `isChosen`: the user chose the language, so that links must carry it in `lang`. */
export type Reader = { language: Language; isChosen: boolean };

const words: Record<Language, { shop: string; toShop: string; otherLanguage: string }> = {
  uk: { shop: 'Краплина', toShop: 'До магазину', otherLanguage: 'English' },
  en: { shop: 'Kraplyna', toShop: 'To the shop', otherLanguage: 'Українська' },
};

const drop = html`<svg viewBox="0 0 20 28" width="20" height="28" aria-hidden="true"><path fill="#c98a3a" d="M10 1c3.2 5.3 9 10.9 9 17a9 9 0 0 1-18 0C1 11.9 6.8 6.3 10 1Z"/><path fill="none" stroke="#fffdf9" stroke-width="1.7" stroke-linecap="round" d="M5.2 18.6a4.8 4.8 0 0 0 3.7 4.6"/></svg>`;

type Frame = {
  reader: Reader;
  title: string;
  /** The notice that this is a stand-in. */
  strip: string;
  styleSheet: string;
  /** The path of this page. */
  path: string;
  query?: Record<string, string>;
  content: Html;
};

export function addressFor(reader: Reader, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...query, ...(reader.isChosen && { lang: reader.language }) }).toString();
  return search ? `${path}?${search}` : path;
}

/** The layout of all pages of the stand-ins, without scripts. */
export function framePage({ reader, title, strip, styleSheet, path, query = {}, content }: Frame): string {
  const { shop, toShop, otherLanguage } = words[reader.language];
  const other: Language = reader.language === 'uk' ? 'en' : 'uk';
  return html`<!doctype html>
<html lang="${reader.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${shop}</title>
<link rel="stylesheet" href="/sandbox/look.css">
<link rel="stylesheet" href="${styleSheet}">
</head>
<body>
<header>
<p class="strip">${strip}</p>
<div class="bar">
  <a class="logo" href="/" title="${toShop}">${drop}<span>${shop}</span></a>
  <a class="language" lang="${other}" hreflang="${other}" href="${addressFor({ language: other, isChosen: true }, path, query)}">${otherLanguage}</a>
</div>
</header>
<main>
${content}
</main>
</body>
</html>
`.source;
}
