import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language, languageOf } from '#domain/language.ts';
import type { Reader } from './frame.ts';

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The language chosen by the user, else that of the page, else that of the browser. */
export function readerOf(request: FastifyRequest, own?: Language): Reader {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return { language: lang, isChosen: true };
  return { language: own ?? languageOf(request.headers['accept-language']), isChosen: false };
}

/** `form-action` must also allow the targets of redirects after a form. */
export function sendPage(reply: FastifyReply, status: number, source: string, formsLeadTo = "'self'"): FastifyReply {
  return unkept(reply)
    .code(status)
    .header('content-security-policy', `${policy}; form-action ${formsLeadTo}`)
    .type('text/html; charset=utf-8')
    .send(source);
}

/** E-mails contain links that give access to accounts: never cached, and not leaked by the Referer header. */
export function unkept(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex');
}
