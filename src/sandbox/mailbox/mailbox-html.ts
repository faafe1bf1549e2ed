import { formatLongDateTime, shopTimeZone } from '#domain/dates.ts';
import { type Html, html } from '#domain/html.ts';
import { localeOf } from '#domain/language.ts';
import { addressFor, framePage, type Reader } from '#sandbox/look/frame.ts';
import type { Letter } from './letter.ts';
import { mailboxMessages } from './mailbox-messages.ts';

export const MAILBOX = '/sandbox/mail';

export function listPage(reader: Reader, letters: Letter[], to: string): string {
  const words = mailboxMessages[reader.language];
  const emptyState = to
    ? html`<div class="empty"><h2>${words.nothingFound}</h2><p>${words.nothingFoundHint}</p><p><a class="button" href="${address(reader)}">${words.showAll}</a></p></div>`
    : html`<div class="empty"><h2>${words.empty}</h2><p>${words.emptyHint}</p><p><a class="button" href="/">${words.toShop}</a></p></div>`;
  const list = html`<div class="list">
    <p class="columns" aria-hidden="true"><span>${words.time}</span><span>${words.to}</span><span>${words.subject}</span></p>
    <ul>${letters.map((letter) => row(reader, letter))}</ul>
  </div>`;
  const content = html`<div class="heading"><h1>${words.title}</h1><p class="count">${words.count(letters.length)}</p></div>
  <form class="search" action="${MAILBOX}" role="search">
    ${reader.isChosen ? html`<input type="hidden" name="lang" value="${reader.language}">` : null}
    <label for="to">${words.searchLabel}</label>
    <div class="search-line">
      <input id="to" name="to" type="search" inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="${words.searchExample}" value="${to}">
      <button type="submit">${words.search}</button>
    </div>
  </form>
  ${letters.length > 0 ? list : emptyState}`;
  return page(reader, words.title, content, to ? { to } : {});
}

export function letterPage(reader: Reader, letter: Letter): string {
  const words = mailboxMessages[reader.language];
  const subject = subjectOf(reader, letter);
  const self = `${MAILBOX}/${letter.id}`;
  const inHtml = html`<iframe title="${words.letter}: ${subject}" src="${self}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
  <details><summary>${words.textVersion}</summary><pre>${letter.text}</pre></details>`;
  const content = html`<p class="back"><a href="${address(reader)}">← ${words.back}</a></p>
  <h1>${subject}</h1>
  <dl>
    <div><dt>${words.from}</dt><dd>${letter.from}</dd></div>
    <div><dt>${words.to}</dt><dd>${letter.to.join(', ')}</dd></div>
    <div><dt>${words.time}</dt><dd>${time(letter, formatLongDateTime(letter.receivedAt, reader.language))}</dd></div>
    <div><dt>Message-ID</dt><dd>${letter.messageId}</dd></div>
  </dl>
  ${letter.html === null ? html`<pre>${letter.text}</pre>` : inHtml}
  <p><a class="button" href="${self}/raw">${words.download}</a></p>`;
  return page(reader, subject, content, {}, self);
}

export function gonePage(reader: Reader): string {
  const words = mailboxMessages[reader.language];
  const content = html`<div class="empty"><h1>${words.gone}</h1><p>${words.goneHint}</p><p><a class="button" href="${address(reader)}">${words.back}</a></p></div>`;
  return page(reader, words.gone, content);
}

export function closedPage(reader: Reader): string {
  const words = mailboxMessages[reader.language];
  const content = html`<div class="empty"><h1>${words.closed}</h1><p>${words.closedHint}</p><p><a class="button" href="${reader.language === 'en' ? '/en/admin' : '/admin'}">${words.toPanel}</a></p></div>`;
  return page(reader, words.closed, content);
}

/** The e-mail's HTML, with links that open in a new tab instead of the iframe. */
export function framedLetter(source: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(source)
    ? source.replace(/<head[^>]*>/i, (head) => head + base)
    : `<!doctype html><meta charset="utf-8">${base}${source}`;
}

function row(reader: Reader, letter: Letter): Html {
  const short = new Intl.DateTimeFormat(localeOf(reader.language), {
    timeZone: shopTimeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return html`<li><a href="${address(reader, `${MAILBOX}/${letter.id}`)}">
    ${time(letter, short.format(letter.receivedAt))}
    <span class="to">${letter.to.join(', ')}</span>
    <span class="subject">${subjectOf(reader, letter)}</span>
  </a></li>`;
}

function subjectOf({ language }: Reader, { subject, isReadable }: Letter): string {
  const { noSubject, unreadable } = mailboxMessages[language];
  return isReadable ? subject || noSubject : unreadable;
}

function time(letter: Letter, shown: string): Html {
  return html`<time datetime="${letter.receivedAt.toISOString()}">${shown}</time>`;
}

const address = (reader: Reader, path = MAILBOX) => addressFor(reader, path);

function page(
  reader: Reader,
  title: string,
  content: Html,
  query: Record<string, string> = {},
  path = MAILBOX,
): string {
  const { strip } = mailboxMessages[reader.language];
  return framePage({ reader, title, strip, styleSheet: `${MAILBOX}.css`, path, query, content });
}
