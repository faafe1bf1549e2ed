import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressFor } from '#sandbox/look/frame.ts';
import { readerOf, sendPage, unkept } from '#sandbox/look/send-page.ts';
import { gonePage, listPage, RECEIPTS, receiptPage } from './receipt-html.ts';
import type { Till } from './till.ts';

type WithId = { Params: { id: string } };

const outcomeBody = z.object({ outcome: z.enum(['done', 'error', 'offline', 'held']) });
const pushBody = z.object({ outcome: z.enum(['done', 'error', 'offline']) });

/**
 * What the tax office would show of a receipt. Where others can reach the shop, only that: a list would show them all orders, and
 * a push would change them.
 */
export function receiptPages(till: Till, { isGuarded }: { isGuarded: boolean }): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, ready) =>
      ready(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.get<WithId>(`${RECEIPTS}/:id`, (request, reply) => {
      const receipt = till.receipts.find(({ id }) => id === request.params.id);
      const reader = readerOf(request);
      return receipt ? sendPage(reply, 200, receiptPage(reader, receipt)) : sendPage(reply, 404, gonePage(reader));
    });

    if (!isGuarded) {
      const toList = (request: FastifyRequest) => addressFor(readerOf(request), RECEIPTS);
      app.get(RECEIPTS, (request, reply) => sendPage(reply, 200, listPage(readerOf(request), till)));
      app.post(`${RECEIPTS}/outcome`, (request, reply) => {
        const read = outcomeBody.safeParse(request.body);
        if (read.success) till.receiptOutcome = read.data.outcome;
        return unkept(reply).redirect(toList(request), 303);
      });
      app.post<WithId>(`${RECEIPTS}/:id/push`, async (request, reply) => {
        const read = pushBody.safeParse(request.body);
        if (read.success) await till.push(request.params.id, read.data.outcome);
        return unkept(reply).redirect(toList(request), 303);
      });
    }
    done();
  };
}
