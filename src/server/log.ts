import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { maskPhone, normalizePhone } from '#domain/phone.ts';

const hidden = '…';
const deepest = 6;

/** Matched by field name, at any depth. */
const secretNames = [
  'password',
  'currentPassword',
  'passwordHash',
  'token',
  'tokenHash',
  'authorization',
  'cookie',
  'apiKey',
  'licenseKey',
];
const secretField = new RegExp(`(?:${secretNames.join('|')}|secret)$`, 'i');
const phoneField = /phones?$/i;
/** As `maskPhone` writes it: a field may pass through redaction twice. */
const maskedPhone = /^\+380 \d{2} \*{3} \*{2} \d{2}$/;

/** Phone numbers in free text. Without a plus, digits may be part of an id, so they must be a separate word. */
const phones = /(?:\+|%2B)380\d{9}(?!\d)/gi;
const barePhones = /(?<=[^\w-]|^|%[\dA-F]{2})380\d{9}(?![\w-])/gi;
/** The search parameter `phone`, as the user typed it. */
const askedPhones = /([?&]phone=)(?!(?:%2B|\+)?380\d{9}(?!\d))[^\s&#"'\\]+/gi;
const linkTokens = /((?:confirm-registration|reset-password|invite|notify\/+stop)\/+)[^\s/?#"'\\]+/gi;
/** Every token is 256 bits, 43 characters of base64url; nothing else in the log has that form. */
const tokens = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const passwordHashes = /\$argon2\w*\$v=\d+\$[\w=,]+\$[\w+/]+\$[\w+/]+/g;

const masked = (phone: string) => maskPhone(`+${phone.replace(/^(?:\+|%2B)/i, '')}`);

/** Redacts personal data in free text: error messages and URLs may contain user input. */
function cleanText(text: string): string {
  return (
    text
      .replace(askedPhones, `$1${hidden}`)
      .replace(phones, masked)
      // A field that consists only of such digits is an id, unless its name says otherwise.
      .replace(barePhones, (phone) => (phone === text ? phone : masked(phone)))
      .replace(linkTokens, `$1${hidden}`)
      .replace(tokens, hidden)
      .replace(passwordHashes, hidden)
  );
}

/** Allow-list of error fields: others, such as `detail` of PostgreSQL, may contain row values. */
const errorFields = [
  'code',
  'errno',
  'syscall',
  'severity',
  'constraint',
  'table',
  'column',
  'statusCode',
  'responseCode',
];

/** Drops the parameters of a failed statement, which contain personal data. */
function describeError(error: Error, ancestors: readonly object[]): Record<string, unknown> {
  const message = error.message.split('\nparams:', 1)[0] ?? '';
  const own = Object.entries(error).filter(([name]) => errorFields.includes(name));
  return {
    type: error.constructor?.name || error.name,
    message: cleanText(message),
    ...Object.fromEntries(own.map(([name, value]) => [name, clean(value, ancestors)])),
    ...(error.cause !== undefined && { cause: clean(error.cause, ancestors) }),
    ...(error instanceof AggregateError && { errors: clean(error.errors, ancestors) }),
    stack: cleanText(String(error.stack).replace(error.message, message)),
  };
}

function cleanField(name: string, value: unknown, ancestors: readonly object[]): unknown {
  if (value === undefined || value === null) return value;
  if (secretField.test(name)) return hidden;
  if (phoneField.test(name))
    return maskedPhone.test(String(value)) ? value : maskPhone(normalizePhone(String(value)) ?? '');
  return clean(value, ancestors);
}

/** A redacted copy, as `JSON.stringify` would serialize it. */
function clean(value: unknown, above: readonly object[] = []): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return '[Circular]';
  if (above.length === deepest) return '[Object]';
  const ancestors = [...above, value];
  if (value instanceof Error) return describeError(value, ancestors);
  if ('toJSON' in value && typeof value.toJSON === 'function') return clean(value.toJSON(), ancestors);
  if (Array.isArray(value)) return value.map((item) => clean(item, ancestors));
  return cleanFields(value, ancestors);
}

const cleanFields = (value: object, ancestors: readonly object[]) =>
  Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleanField(name, item, ancestors)]));

type Fields = Readonly<Record<string, unknown>>;

/** Picks fields of an object that is not plain. */
const only = (choose: (thing: Fields) => Fields) => (value: unknown) =>
  clean(typeof value === 'object' && value !== null ? choose(value as Fields) : value);

const serializers: Record<string, (value: unknown) => unknown> = {
  err: (error) => clean(error),
  req: only(({ method, url, host, ip }) => ({ method, url, host, remoteAddress: ip })),
  res: only(({ statusCode }) => ({ statusCode })),
  msg: (text) => clean(text),
};

/** Fields with a serializer may hold complex objects: a request, a reply. */
const cleanLine = (line: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      Object.hasOwn(serializers, name) ? value : cleanField(name, value, [line]),
    ]),
  );

const censor = (value: unknown, path: string[]) => cleanField(path.at(-1) ?? '', value, []);

/** JSON lines, or pretty-printed on a terminal. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const output =
    destination ??
    (process.stdout.isTTY ? pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }) : pino.destination(1));
  return pino(
    {
      level,
      serializers,
      formatters: { log: cleanLine },
      // Bindings of child loggers bypass the formatter.
      redact: { paths: [...secretNames, 'phone'].flatMap((name) => [name, `*.${name}`]), censor },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    output,
  );
}
