import type { FuzzRequest } from './requests.ts';
import type { FuzzAnswer } from './shop-client.ts';

/** Paths that by design do not respond with the API's JSON envelope. */
const outsideEnvelope = /^\/api\/(?:openapi\.json|docs|docs\.css)\/?(?:\?|$)/;
/** The server may close the connection instead of reading a larger body. */
const largestReadBytes = 1024 * 1024;

function isEnvelope(text: string): boolean {
  try {
    const { status, message, code, data } = JSON.parse(text);
    return (
      typeof message === 'string' &&
      data !== undefined &&
      (status === true || (status === false && typeof code === 'string'))
    );
  } catch {
    return false;
  }
}

const isApi = (target: string) => /^\/api(?:[/?]|$)/.test(target) && !outsideEnvelope.test(target);

/** Classifies a faulty response; the same defect gives the same text. Null when it is fine. */
export function faultOf({ method, target, body }: FuzzRequest, answer: FuzzAnswer): string | null {
  const { status, contentType, text } = answer;
  if (status === 0) return (body?.length ?? 0) > largestReadBytes ? null : `no answer: ${text}`;
  if (status >= 500) return `${status}`;
  // Node refuses oversized headers before the application sees the request.
  if (!isApi(target) || method === 'HEAD' || [204, 304, 431].includes(status)) return null;
  if (contentType.startsWith('application/x-ndjson') || contentType === 'application/pdf') return null;
  return isEnvelope(text) ? null : `${status} without the envelope of the API (${contentType || 'no content type'})`;
}

/** Long values are shown by their beginning and length. */
const shortened = (text: string) =>
  text.length > 1500 ? `${text.slice(0, 300)}… (${text.length} characters in all)` : text;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a curl command, except for bytes that a terminal cannot represent. */
export function asCommand(origin: string, { method, target, headers, body }: FuzzRequest): string {
  const parts = [`curl -i --path-as-is -X ${method} ${quoted(origin + shortened(target))}`];
  for (const [name, value] of Object.entries(headers)) {
    parts.push(
      `-H ${quoted(`${name}: ${name === 'authorization' && value.length > 40 ? 'Bearer $TOKEN' : shortened(value)}`)}`,
    );
  }
  if (body) parts.push(`--data-binary $${quoted(shortened(JSON.stringify(body.toString()).slice(1, -1)))}`);
  return parts.join(' ');
}

type Finding = { count: number; readonly example: string; readonly answer: string };

/** Faults by operation and kind, each with its shortest example. */
export class Findings {
  readonly #found = new Map<string, Finding>();

  get count(): number {
    return this.#found.size;
  }

  add(where: string, fault: string, example: string, answer: FuzzAnswer): void {
    const key = `${where}: ${fault}`;
    const known = this.#found.get(key);
    const isShorter = !known || example.length < known.example.length;
    this.#found.set(key, {
      count: (known?.count ?? 0) + 1,
      example: isShorter ? example : known.example,
      answer: isShorter ? answer.text.slice(0, 200) : known.answer,
    });
  }

  describe(): string {
    const lines = [...this.#found].map(
      ([key, { count, example, answer }]) => `  ${key} (${count} times)\n    ${example}\n    answered: ${answer}`,
    );
    return lines.join('\n\n');
  }
}
