import { formatLongDateTime } from '#domain/dates.ts';
import { type Html, html } from '#domain/html.ts';
import { formatMoney } from '#domain/money.ts';
import { addressFor, framePage, type Reader } from '#sandbox/look/frame.ts';
import { bankMessages } from './bank-messages.ts';
import { type BankInvoice, validUntilMs } from './invoice.ts';

export const BANK = '/sandbox/bank';

export function invoicePage(reader: Reader, invoice: BankInvoice, canBePaid: boolean): string {
  const words = bankMessages[reader.language];
  const content = html`<h1>${words.title}</h1>
  ${canBePaid ? toPay(reader, invoice) : ended(reader, invoice)}`;
  return page(reader, words.title, content, `${BANK}/${invoice.invoiceId}`);
}

export function gonePage(reader: Reader): string {
  const words = bankMessages[reader.language];
  const content = html`<div class="empty"><h1>${words.gone}</h1><p>${words.goneHint}</p><p><a class="button" href="/">${words.back}</a></p></div>`;
  return page(reader, words.gone, content, BANK);
}

function toPay(reader: Reader, invoice: BankInvoice): Html {
  const words = bankMessages[reader.language];
  const sum = formatMoney(invoice.amount);
  const until = new Date(validUntilMs(invoice));
  const act = (deed: string) => addressFor(reader, `${BANK}/${invoice.invoiceId}/${deed}`);
  return html`<div class="invoice">
  ${invoice.status === 'failure' ? html`<p class="declined" role="status">${words.declined}</p>` : null}
  <dl class="sum">
    <div><dt>${words.toPay}</dt><dd class="amount">${sum}</dd></div>
    ${invoice.destination === null ? null : html`<div><dt>${words.what}</dt><dd>${invoice.destination}</dd></div>`}
    <div><dt>${words.validUntil}</dt><dd><time datetime="${until.toISOString()}">${formatLongDateTime(until, reader.language)}</time></dd></div>
  </dl>
  ${invoice.basket.length > 0 ? basket(reader, invoice) : null}
  <div class="choices">
    <form method="post" action="${act('pay')}"><button type="submit">${words.pay(sum)}</button></form>
    <form method="post" action="${act('decline')}"><button class="quiet" type="submit" aria-describedby="decline-hint">${words.decline}</button><p id="decline-hint">${words.declineHint}</p></form>
    ${invoice.redirectUrl === null ? null : html`<div><a class="button quiet" href="${invoice.redirectUrl}" aria-describedby="leave-hint">${words.leave}</a><p id="leave-hint">${words.leaveHint}</p></div>`}
  </div>
</div>`;
}

function basket(reader: Reader, { basket }: BankInvoice): Html {
  return html`<h2>${bankMessages[reader.language].basket}</h2>
  <ul class="basket">${basket.map(
    ({ name, qty, sum }) =>
      html`<li><span>${name}${qty === 1 ? null : ` × ${qty}`}</span><span class="amount">${formatMoney(Math.round(sum * qty))}</span></li>`,
  )}</ul>`;
}

function ended(reader: Reader, { status, redirectUrl }: BankInvoice): Html {
  const words = bankMessages[reader.language];
  const [heading, hint] = {
    success: [words.paid, words.paidHint],
    hold: [words.held, words.heldHint],
    reversed: [words.reversed, words.reversedHint],
    processing: [words.processing, words.processingHint],
    expired: [words.expired, words.expiredHint],
    created: [words.expired, words.expiredHint],
    failure: [words.expired, words.expiredHint],
  }[status];
  return html`<div class="empty"><h2>${heading ?? ''}</h2><p>${hint ?? ''}</p><p><a class="button" href="${redirectUrl ?? '/'}">${words.back}</a></p></div>`;
}

function page(reader: Reader, title: string, content: Html, path: string): string {
  const { strip } = bankMessages[reader.language];
  return framePage({ reader, title, strip, styleSheet: `${BANK}.css`, path, content });
}
