import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, languageOf } from '#domain/language.ts';
import type { Letter } from './letter.ts';
import type { Letters } from './letter-box.ts';
import { framedLetter, gonePage, letterPage, listPage, MAILBOX, type Reader } from './mailbox-html.ts';

type WithId = { Params: { id: string } };

const OWN_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// Letters style themselves inline, as mail does. Nothing in them may run, send or frame.
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const fonts = ['manrope', 'cormorant'].flatMap((family) =>
  ['cyrillic', 'latin'].map((script) => ({
    name: `${family}-${script}.woff2`,
    file: `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`,
  })),
);

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

    app.get(`${MAILBOX}.css`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/css; charset=utf-8')
        .send(await readFile(new URL('./mailbox.css', import.meta.url))),
    );

    for (const { name, file } of fonts) {
      app.get(`${MAILBOX}/fonts/${name}`, async (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=86400')
          .type('font/woff2')
          .send(await readFile(fileURLToPath(import.meta.resolve(file)))),
      );
    }
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

function readerOf(request: FastifyRequest): Reader {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return { language: lang, isChosen: true };
  return { language: languageOf(request.headers['accept-language']), isChosen: false };
}

function sendPage(reply: FastifyReply, status: number, source: string): FastifyReply {
  return unkept(reply)
    .code(status)
    .header('content-security-policy', OWN_POLICY)
    .type('text/html; charset=utf-8')
    .send(source);
}

/** Letters hold links that sign people in: no cache keeps them and no other site hears of their address. */
function unkept(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex');
}
