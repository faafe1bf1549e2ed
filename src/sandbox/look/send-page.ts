import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language, languageOf } from '#domain/language.ts';
import type { Reader } from './frame.ts';

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What the person chose, else what the page is in by itself, else what the browser prefers. */
export function readerOf(request: FastifyRequest, own?: Language): Reader {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return { language: lang, isChosen: true };
  return { language: own ?? languageOf(request.headers['accept-language']), isChosen: false };
}

/** Forms lead to the shop itself, and to wherever an answer sends the browser on. */
export function sendPage(reply: FastifyReply, status: number, source: string, formsLeadTo = "'self'"): FastifyReply {
  return unkept(reply)
    .code(status)
    .header('content-security-policy', `${policy}; form-action ${formsLeadTo}`)
    .type('text/html; charset=utf-8')
    .send(source);
}

/** Letters hold links that sign people in: no cache keeps them and no other site hears of their address. */
export function unkept(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex');
}
