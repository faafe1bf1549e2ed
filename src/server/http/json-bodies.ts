import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/errors.ts';

/** No form of the shop has so many values or is so deep; reading on would only be work. */
export const mostValues = 10_000;
export const deepestValue = 20;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/** Whether a text of JSON is deeper or has more values than that; found without parsing it, which would take much longer. */
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

/** JSON as Fastify reads it, but for what is too much. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (isExcessiveJson(text)) done(new Refusal('TOO_LARGE'));
    else void parse(request, text, done);
  });
}
