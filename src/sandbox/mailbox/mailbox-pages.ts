import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { readerOf, sendPage, unkept } from '#sandbox/look/send-page.ts';
import type { Letter } from './letter.ts';
import type { Letters } from './letter-box.ts';
import { closedPage, framedLetter, gonePage, letterPage, listPage, MAILBOX } from './mailbox-html.ts';
import { mailboxMessages } from './mailbox-messages.ts';

/** Access control by session token, for a shop that others can reach. */
export type MailboxGuard = { mayRead(token: string): Promise<boolean>; readonly isHttps: boolean };

const COOKIE = 'kraplyna_mailbox';
const COOKIE_SECONDS = 30 * 60;

type WithId = { Params: { id: string } };

// E-mails use inline styles. The policy allows no scripts, forms or frames in them.
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The pages of the mailbox (plain HTML without scripts), and JSON for tests. Public without a guard. */
export function mailboxPages(letters: Letters, guard: MailboxGuard | null = null): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' || guard === null) return;
      const token = sessionToken(request);
      if (token === undefined || !(await guard.mayRead(token))) return sendClosed(request, reply);
    });

    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, ready) =>
      ready(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    // The panel's session token is not in a cookie, so a form posts it here once, and a cookie for this path carries it on. The
    // session is checked on every request, so signing out closes the mailbox.
    app.post<{ Body: { token?: unknown } | undefined }>(MAILBOX, async (request, reply) => {
      if (guard !== null) {
        const token = text(request.body?.token);
        if (!(await guard.mayRead(token))) return sendClosed(request, reply);
        const attributes = `Path=${MAILBOX}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict`;
        reply.header('set-cookie', `${COOKIE}=${token}; ${attributes}${guard.isHttps ? '; Secure' : ''}`);
      }
      return unkept(reply).redirect(MAILBOX, 303);
    });

    app.get<{ Querystring: { to?: unknown; lang?: unknown } }>(MAILBOX, async (request, reply) => {
      const to = text(request.query.to);
      return sendPage(reply, 200, listPage(readerOf(request), await letters.list({ to }), to));
    });

    app.get<{ Querystring: { to?: unknown } }>(`${MAILBOX}.json`, async (request, reply) => {
      const found = await letters.list({ to: text(request.query.to) });
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

  async function withLetter(
    request: FastifyRequest<WithId>,
    reply: FastifyReply,
    send: (letter: Letter) => FastifyReply,
  ): Promise<FastifyReply> {
    const letter = await letters.find(request.params.id);
    return letter ? send(letter) : sendPage(reply, 404, gonePage(readerOf(request)));
  }
}

function sendClosed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reader = readerOf(request);
  if (!request.url.startsWith(`${MAILBOX}.json`)) return sendPage(reply, 401, closedPage(reader));
  return unkept(reply).code(401).send({ message: mailboxMessages[reader.language].closedHint });
}

/** API clients send it as a bearer token, browsers in the cookie. */
function sessionToken({ headers }: FastifyRequest): string | undefined {
  const [, bearer] = /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const [, cookie] = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return bearer ?? cookie;
}

/** A repeated parameter is parsed as an array; it is ignored. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 200) : '';
}
