import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language.ts';
import { addressFor } from '#sandbox/look/frame.ts';
import { readerOf, sendPage, unkept } from '#sandbox/look/send-page.ts';
import { BANK, gonePage, invoicePage } from './bank-html.ts';
import { readDemoInvoice } from './demo-invoice.ts';
import type { BankInvoice } from './invoice.ts';
import type { InvoiceStateMachine } from './invoice-state-machine.ts';

type WithId = { Params: { id: string } };

/** Ids of demo invoices are predictable, so they have no page. */
const isIssued = (invoiceId: string) => readDemoInvoice(invoiceId) === null;

/** The payment pages: plain HTML without scripts. */
export function bankPages(invoices: InvoiceStateMachine): FastifyPluginCallback {
  return (app, _options, done) => {
    // The forms have no fields, so the body is ignored.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, ready) =>
      ready(null, {}),
    );

    app.get<WithId>(`${BANK}/:id`, (request, reply) => {
      const invoice = isIssued(request.params.id) ? invoices.find(request.params.id) : null;
      if (invoice === null) return sendPage(reply, 404, gonePage(readerOf(request)));
      const reader = readerOf(request, languageOfShop(invoice));
      const source = invoicePage(reader, invoice, invoices.canBePaid(invoice.invoiceId));
      return sendPage(reply, 200, source, `'self' ${originOf(invoice)}`.trim());
    });

    app.post<WithId>(`${BANK}/:id/pay`, async (request, reply) => {
      if (isIssued(request.params.id)) await invoices.pay(request.params.id);
      return goOn(request, reply);
    });

    app.post<WithId>(`${BANK}/:id/decline`, async (request, reply) => {
      if (isIssued(request.params.id)) await invoices.decline(request.params.id);
      return goOn(request, reply);
    });
    done();
  };

  /** Redirects back to the shop after success and failure alike, as the real bank does. */
  function goOn(request: FastifyRequest<WithId>, reply: FastifyReply): FastifyReply {
    const { id } = request.params;
    const own = addressFor(readerOf(request), `${BANK}/${encodeURIComponent(id)}`);
    return unkept(reply).redirect(invoices.find(id)?.redirectUrl ?? own, 303);
  }
}

/** Derived from the shop's redirect URL. */
function languageOfShop({ redirectUrl }: BankInvoice): Language {
  return redirectUrl !== null && /^\/en(?:\/|$)/.test(new URL(redirectUrl).pathname) ? 'en' : 'uk';
}

function originOf({ redirectUrl }: BankInvoice): string {
  return redirectUrl === null ? '' : new URL(redirectUrl).origin;
}
