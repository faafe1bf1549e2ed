import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/errors.ts';

/** Above any form of the shop; limits the work that one request can cause. */
export const mostValues = 10_000;
export const deepestValue = 20;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/** Checks depth and number of values without parsing, which would take much longer. */
export function isExcessiveJson(text: string): boolean {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) isInText = !isInText;
    else if (isInText) {
      if (code === backslash) at += 1;
    } else if (code === comma) values += 1;
    else if (isOpening(code)) depth += 1;
    else if (isClosing(code)) depth -= 1;
    if (depth > deepestValue || values > mostValues) return true;
  }
  return false;
}

/** Fastify's JSON parser, with limits of depth and size. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (isExcessiveJson(text)) done(new Refusal('TOO_LARGE'));
    else void parse(request, text, done);
  });
}
