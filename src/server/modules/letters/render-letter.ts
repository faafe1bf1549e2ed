import { type Html, html } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import { shop } from '#domain/shop.ts';
import type { LetterWords } from './letter-words.ts';
import { factsAsHtml, factsAsText, goodsAsHtml, goodsAsText } from './render-goods.ts';

type Rendered = { html: string; text: string };

const frame = {
  uk: { copy: 'Якщо кнопка не відкривається, скопіюйте цю адресу в браузер:', ask: 'Питання? Пишіть або дзвоніть' },
  en: { copy: 'If the button does not open, copy this address into your browser:', ask: 'Questions? Write or call' },
} satisfies Record<Language, unknown>;

const serif = "Cormorant, Georgia, 'Times New Roman', serif";
const sans = "Manrope, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Tables and inline styles, for mail clients. No external resources, so opening an e-mail is not tracked. */
export function renderLetter(words: LetterWords, language: Language, publicUrl: string): Rendered {
  return { html: renderHtml(words, language, publicUrl), text: renderText(words, language, publicUrl) };
}

function renderHtml(words: LetterWords, language: Language, publicUrl: string): string {
  const name = shop.name[language];
  const { ask } = frame[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${words.subject}</title>
</head>
<body style="margin:0;padding:0;background:#faf7f2;color:#211b14;font:400 16px/1.6 ${sans}">
<div style="display:none;max-height:0;overflow:hidden">${words.preview}</div>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf7f2">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;font:500 28px/1.2 ${serif}">
<a href="${publicUrl}" style="color:#211b14;text-decoration:none"><span style="display:inline-block;width:13px;height:13px;margin:0 10px 2px 4px;background:#c98a3a;border-radius:0 50% 50% 50%;transform:rotate(45deg)"></span>${name}</a>
</td></tr>
<tr><td style="padding:36px 32px;background:#fffdf9;border:1px solid #e7dfd2;border-radius:6px">
<h1 style="margin:0 0 16px;font:500 30px/1.2 ${serif};color:#211b14">${words.heading}</h1>
${words.paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
${words.button ? renderButton(words.button, language) : null}
${words.picture ? html`<p style="margin:0 0 16px"><img src="cid:${words.picture.name}" width="200" height="200" alt="${words.picture.alt}" style="display:block;border:1px solid #e7dfd2"></p>` : null}
${words.goods ? goodsAsHtml(words.goods, language) : null}
${words.facts ? factsAsHtml(words.facts) : null}
${words.notes.map((text) => html`<p style="margin:16px 0 0;font-size:14px;color:#5f5548">${text}</p>`)}
${words.stop ? html`<p style="margin:16px 0 0;font-size:14px"><a href="${words.stop.address}" style="color:#7c460a">${words.stop.label}</a></p>` : null}
</td></tr>
<tr><td style="padding:20px 4px 0;font-size:13px;color:#71675a">
${ask}: <a href="mailto:${shop.email}" style="color:#7c460a">${shop.email}</a>, <a href="tel:${shop.phone}" style="color:#7c460a;white-space:nowrap">${shop.shownPhone}</a>
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`.source;
}

function renderButton({ label, address }: NonNullable<LetterWords['button']>, language: Language): Html {
  return html`<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 28px;background:#211b14;color:#fffdf9;border-radius:4px;font-weight:600;text-decoration:none">${label}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5f5548">${frame[language].copy}<br><a href="${address}" style="color:#7c460a;word-break:break-all">${address}</a></p>`;
}

function renderText(words: LetterWords, language: Language, publicUrl: string): string {
  const parts = [
    words.heading,
    ...words.paragraphs,
    ...(words.button ? [`${words.button.label}:\n${words.button.address}`] : []),
    ...(words.goods ? [goodsAsText(words.goods)] : []),
    ...(words.facts ? [factsAsText(words.facts)] : []),
    ...words.notes,
    ...(words.stop ? [`${words.stop.label}:\n${words.stop.address}`] : []),
    `${shop.name[language]}\n${publicUrl}\n${frame[language].ask}: ${shop.email}, ${shop.shownPhone}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
