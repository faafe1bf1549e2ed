import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { addressFor } from '#sandbox/look/frame.ts';
import { readerOf, sendPage, unkept } from '#sandbox/look/send-page.ts';
import { PARCELS, parcelsPage } from './carrier-html.ts';
import type { ParcelBook } from './parcel-book.ts';

type WithNumber = { Params: { number: string } };

/** A page that plays the carrier: it lists the parcels and pushes them on. Plain HTML without scripts. */
export function carrierPages(parcels: ParcelBook): FastifyPluginCallback {
  const back = (request: FastifyRequest, reply: FastifyReply) =>
    unkept(reply).redirect(addressFor(readerOf(request), PARCELS), 303);
  return (app, _options, done) => {
    // The forms have no fields, so the body is ignored.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, ready) =>
      ready(null, {}),
    );

    app.get(PARCELS, (request, reply) => sendPage(reply, 200, parcelsPage(readerOf(request), parcels)));

    app.post<WithNumber>(`${PARCELS}/:number/push`, (request, reply) => {
      parcels.pushOn(request.params.number);
      return back(request, reply);
    });

    app.post<WithNumber>(`${PARCELS}/:number/refuse`, (request, reply) => {
      parcels.refuse(request.params.number);
      return back(request, reply);
    });

    app.post<WithNumber>(`${PARCELS}/:number/wait`, (request, reply) => {
      parcels.letDaysPass(request.params.number);
      return back(request, reply);
    });
    done();
  };
}
