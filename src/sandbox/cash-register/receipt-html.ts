import { formatLongDateTime, formatShortDateTime } from '#domain/dates.ts';
import { type Html, html } from '#domain/html.ts';
import { formatMoney } from '#domain/money.ts';
import { addressFor, framePage, type Reader } from '#sandbox/look/frame.ts';
import { type SandboxReceipt, totalOf } from './receipt.ts';
import { receiptMessages } from './receipt-messages.ts';
import type { Till } from './till.ts';

export const RECEIPTS = '/sandbox/receipts';

const orderOf = ({ context }: SandboxReceipt): string => {
  const { order } = (context ?? {}) as { order?: unknown };
  return typeof order === 'string' ? order : '—';
};

export function listPage(reader: Reader, till: Till): string {
  const words = receiptMessages[reader.language];
  const [shift] = till.shifts;
  const content = html`<h1>${words.title}</h1>
  <p>${words.shift}: <strong>${shift ? words.shifts[shift.status] : words.noShift}</strong></p>
  <form class="outcome" method="post" action="${addressFor(reader, `${RECEIPTS}/outcome`)}">
    <label for="outcome">${words.next}</label>
    <div><select id="outcome" name="outcome">${Object.entries(words.outcomes).map(
      ([value, name]) =>
        html`<option value="${value}" ${value === till.receiptOutcome ? html`selected` : null}>${name}</option>`,
    )}</select><button type="submit">${words.set}</button></div>
  </form>
  ${
    till.receipts.length === 0
      ? html`<div class="empty"><h2>${words.none}</h2><p>${words.noneHint}</p><p><a class="button" href="/">${words.toShop}</a></p></div>`
      : html`<ul class="receipts">${till.receipts.slice(0, 100).map((receipt) => row(reader, receipt))}</ul>`
  }`;
  return page(reader, words.title, content);
}

function row(reader: Reader, receipt: SandboxReceipt): Html {
  const words = receiptMessages[reader.language];
  const { id, type, totalSum, createdAt } = receipt;
  return html`<li>
    <a href="${addressFor(reader, `${RECEIPTS}/${id}`)}">${words.kinds[type]} · ${words.order} №${orderOf(receipt)}</a>
    <span class="amount">${formatMoney(totalSum)}</span>
    <span>${state(reader, receipt)} · <time datetime="${createdAt}">${formatShortDateTime(new Date(createdAt), reader.language)}</time></span>
    ${pushes(reader, receipt)}
  </li>`;
}

function state(reader: Reader, { status, isOffline }: SandboxReceipt): string {
  const { states, offline } = receiptMessages[reader.language];
  return isOffline ? `${states[status]}, ${offline}` : states[status];
}

function pushes(reader: Reader, { id, status, isOffline }: SandboxReceipt): Html | null {
  const { push } = receiptMessages[reader.language];
  const open = status === 'CREATED' ? (['done', 'error', 'offline'] as const) : isOffline ? (['done'] as const) : [];
  if (open.length === 0) return null;
  return html`<form class="pushes" method="post" action="${addressFor(reader, `${RECEIPTS}/${id}/push`)}">${open.map(
    (outcome) => html`<button class="quiet" type="submit" name="outcome" value="${outcome}">${push[outcome]}</button>`,
  )}</form>`;
}

/** As the tax office shows it. */
export function receiptPage(reader: Reader, receipt: SandboxReceipt): string {
  const words = receiptMessages[reader.language];
  const { id, type, goods, payments, totalSum, fiscalCode, createdAt, relatedReceiptId, error } = receipt;
  const content = html`<h1>${words.kinds[type]}</h1>
  <div class="receipt">
    <dl>
      <div><dt>${words.order}</dt><dd>№${orderOf(receipt)}</dd></div>
      <div><dt>${words.time}</dt><dd><time datetime="${createdAt}">${formatLongDateTime(new Date(createdAt), reader.language)}</time></dd></div>
      <div><dt>${words.code}</dt><dd>${fiscalCode ?? '—'} (${state(reader, receipt)})</dd></div>
      ${relatedReceiptId === null ? null : html`<div><dt>${words.ofSale}</dt><dd><a href="${addressFor(reader, `${RECEIPTS}/${relatedReceiptId}`)}">${relatedReceiptId}</a></dd></div>`}
    </dl>
    ${error === null ? null : html`<p class="problem">${error}</p>`}
    <ul class="lines">${goods.map((line) => {
      const full = (line.good.price * line.quantity) / 1000;
      const sum = totalOf({ goods: [line], discounts: [] });
      const count = line.quantity / 1000;
      return html`<li><span>${line.good.name}<br><small>${count} × ${formatMoney(line.good.price)}${full === sum ? null : `, ${words.discount} ${formatMoney(full - sum)}`}</small></span><span class="amount">${formatMoney(sum)}</span></li>`;
    })}</ul>
    <p class="total"><span>${words.sum}</span><span class="amount">${formatMoney(totalSum)}</span></p>
    ${payments.map((payment) => html`<p class="paid"><span>${words.paid}: ${payment.label ?? payment.type}${payment.card_mask ? ` ${payment.card_mask}` : null}</span><span class="amount">${formatMoney(payment.value)}</span></p>`)}
  </div>`;
  return page(reader, words.kinds[type], content, `${RECEIPTS}/${id}`);
}

export function gonePage(reader: Reader): string {
  const words = receiptMessages[reader.language];
  const content = html`<div class="empty"><h1>${words.gone}</h1><p>${words.goneHint}</p><p><a class="button" href="/">${words.toShop}</a></p></div>`;
  return page(reader, words.gone, content);
}

function page(reader: Reader, title: string, content: Html, path = RECEIPTS): string {
  const { strip } = receiptMessages[reader.language];
  return framePage({ reader, title, strip, styleSheet: `${RECEIPTS}.css`, path, content });
}
