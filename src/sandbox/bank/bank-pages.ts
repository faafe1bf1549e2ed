import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language.ts';
import { addressFor } from '#sandbox/look/frame.ts';
import { readerOf, sendPage, unkept } from '#sandbox/look/send-page.ts';
import { BANK, gonePage, invoicePage } from './bank-html.ts';
import type { Counter } from './counter.ts';
import { readDemoInvoice } from './demo-invoice.ts';
import type { BankInvoice } from './invoice.ts';

type WithId = { Params: { id: string } };

/** Only an address that the bank gave out leads to a page: what the demo wrote into its ids could be guessed. */
const isIssued = (invoiceId: string) => readDemoInvoice(invoiceId) === null;

/** The payer's side of the bank: plain HTML without scripts. */
export function bankPages(counter: Counter): FastifyPluginCallback {
  return (app, _options, done) => {
    // The forms have no fields; their body is not worth reading.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, ready) =>
      ready(null, {}),
    );

    app.get<WithId>(`${BANK}/:id`, (request, reply) => {
      const invoice = isIssued(request.params.id) ? counter.find(request.params.id) : null;
      if (invoice === null) return sendPage(reply, 404, gonePage(readerOf(request)));
      const reader = readerOf(request, languageOfShop(invoice));
      const source = invoicePage(reader, invoice, counter.canBePaid(invoice.invoiceId));
      return sendPage(reply, 200, source, `'self' ${originOf(invoice)}`.trim());
    });

    app.post<WithId>(`${BANK}/:id/pay`, async (request, reply) => {
      if (isIssued(request.params.id)) await counter.pay(request.params.id);
      return goOn(request, reply);
    });

    app.post<WithId>(`${BANK}/:id/decline`, async (request, reply) => {
      if (isIssued(request.params.id)) await counter.decline(request.params.id);
      return goOn(request, reply);
    });
    done();
  };

  /** Back to the shop, after success and failure alike: the address says nothing of which it was. */
  function goOn(request: FastifyRequest<WithId>, reply: FastifyReply): FastifyReply {
    const { id } = request.params;
    const own = addressFor(readerOf(request), `${BANK}/${encodeURIComponent(id)}`);
    return unkept(reply).redirect(counter.find(id)?.redirectUrl ?? own, 303);
  }
}

/** The shop says it by where it wants the buyer back. */
function languageOfShop({ redirectUrl }: BankInvoice): Language {
  return redirectUrl !== null && /^\/en(?:\/|$)/.test(new URL(redirectUrl).pathname) ? 'en' : 'uk';
}

function originOf({ redirectUrl }: BankInvoice): string {
  return redirectUrl === null ? '' : new URL(redirectUrl).origin;
}
