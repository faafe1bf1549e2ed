import { type Html, html } from '#domain/html.ts';
import { addressFor, framePage, type Reader } from '#sandbox/look/frame.ts';
import { carrierMessages } from './carrier-messages.ts';
import { type BookedParcel, codeOf, type ParcelBook, stateTexts } from './parcel-book.ts';

export const PARCELS = '/sandbox/parcels';

export function parcelsPage(reader: Reader, parcels: ParcelBook): string {
  const words = carrierMessages[reader.language];
  const all = parcels.list();
  const content = html`<h1>${words.title}</h1>
  <p>${words.text}</p>
  ${
    all.length === 0
      ? html`<div class="empty"><h2>${words.empty}</h2><p>${words.emptyHint}</p></div>`
      : html`<ul class="parcels">${all.map((parcel) => row(reader, parcel, parcels))}</ul>`
  }`;
  const { title, strip } = words;
  return framePage({ reader, title, strip, styleSheet: '/sandbox/parcels.css', path: PARCELS, content });
}

function row(reader: Reader, parcel: BookedParcel, parcels: ParcelBook): Html {
  const words = carrierMessages[reader.language];
  const { number, fields } = parcel;
  const daysWaiting = parcels.daysWaiting(parcel);
  const act = (deed: string, label: string, isQuiet: boolean) =>
    html`<form method="post" action="${addressFor(reader, `${PARCELS}/${number}/${deed}`)}"><button${isQuiet ? html` class="quiet"` : null} type="submit" aria-label="${label}: ${number}">${label}</button></form>`;
  return html`<li>
    <div><b>${number}</b> · ${words.order(String(fields.InfoRegClientBarcodes ?? ''))}
    <p lang="uk">${stateTexts[codeOf(parcel)] ?? ''}</p>
    ${daysWaiting === null ? null : html`<p>${words.daysWaiting(daysWaiting)}</p>`}</div>
    <div class="deeds">
      ${parcels.canGoOn(parcel) ? act('push', words.push, false) : null}
      ${daysWaiting === null ? null : act('wait', words.wait, true)}
      ${parcels.canBeRefused(parcel) ? act('refuse', words.refuse, true) : null}
    </div>
  </li>`;
}
