import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { readerOf, sendPage, unkept } from '#sandbox/look/send-page.ts';
import type { Letter } from './letter.ts';
import type { Letters } from './letter-box.ts';
import { framedLetter, gonePage, letterPage, listPage, MAILBOX } from './mailbox-html.ts';

type WithId = { Params: { id: string } };

// Letters style themselves inline, as mail does. Nothing in them may run, send or frame.
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The pages of the mailbox: plain HTML without scripts, and JSON for tests. */
export function mailboxPages(letters: Letters): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get<{ Querystring: { to?: unknown; lang?: unknown } }>(MAILBOX, (request, reply) => {
      const to = text(request.query.to);
      return sendPage(reply, 200, listPage(readerOf(request), letters.list({ to }), to));
    });

    app.get<{ Querystring: { to?: unknown } }>(`${MAILBOX}.json`, (request, reply) => {
      const found = letters.list({ to: text(request.query.to) });
      return unkept(reply).send({ letters: found.map(({ raw: _, ...letter }) => letter) });
    });

    app.get<WithId>(`${MAILBOX}/:id`, (request, reply) =>
      withLetter(request, reply, (letter) => sendPage(reply, 200, letterPage(readerOf(request), letter))),
    );

    app.get<WithId>(`${MAILBOX}/:id/html`, (request, reply) =>
      withLetter(request, reply, (letter) =>
        unkept(reply)
          .header('content-security-policy', LETTER_POLICY)
          .header('x-frame-options', 'SAMEORIGIN')
          .type('text/html; charset=utf-8')
          .send(framedLetter(letter.html ?? '')),
      ),
    );

    app.get<WithId>(`${MAILBOX}/:id/raw`, (request, reply) =>
      withLetter(request, reply, (letter) =>
        unkept(reply)
          .header('content-disposition', `attachment; filename="${letter.id}.eml"`)
          .type('message/rfc822')
          .send(letter.raw),
      ),
    );
    done();
  };

  function withLetter(
    request: FastifyRequest<WithId>,
    reply: FastifyReply,
    send: (letter: Letter) => FastifyReply,
  ): FastifyReply {
    const letter = letters.find(request.params.id);
    return letter ? send(letter) : sendPage(reply, 404, gonePage(readerOf(request)));
  }
}

/** An address given twice arrives as a list; the page then shows everything rather than failing. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 200) : '';
}
