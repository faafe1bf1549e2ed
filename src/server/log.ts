import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { maskPhone } from '#domain/phone.ts';

const secrets = ['password', 'token', 'authorization', 'cookie', 'apiKey', 'tokenHash'];
const phones = /(?:\+|%2B)?380\d{9}/gi;
/** As somebody typed it into an address, in whatever form. */
const askedPhones = /([?&]phone=)(?!(?:%2B|\+)?380\d{9}(?!\d))[^\s&#"'\\]+/gi;
const linkTokens = /((?:confirm-registration|reset-password)\/+)[^\s/?#"'\\]+/gi;
/** Every token of the shop is 256 bits in 43 characters; no other word that it logs is. */
const tokens = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** A failed statement is logged with what was to be written. */
const passwordHashes = /\$argon2\w*\$v=\d+\$[\w=,]+\$[\w+/]+\$[\w+/]+/g;

/** The last gate before a line leaves: whatever field it came by, no whole phone number, no token and no hash of a password gets out. */
function withoutSecrets(text: string): string {
  return text
    .replace(askedPhones, '$1…')
    .replace(phones, (phone) => maskPhone(`+${phone.replace(/^(?:\+|%2B)/i, '')}`))
    .replace(linkTokens, '$1…')
    .replace(tokens, '…')
    .replace(passwordHashes, '…');
}

/** A failed statement is told without its values: they are people's names, e-mails and whatever else was to be written. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('params' in error)) return error;
  const message = error.message.split('\nparams:', 1)[0] ?? '';
  const told = new Error(message, { cause: error.cause });
  if (error.stack) told.stack = error.stack.replace(error.message, message);
  return told;
}

/** JSON lines for machines; the same lines, made readable, on a terminal. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const output =
    destination ??
    (process.stdout.isTTY ? pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }) : pino.destination(1));
  return pino(
    {
      level,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
      serializers: { err: (error: unknown) => pino.stdSerializers.err(withoutValues(error) as Error) },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutSecrets },
    },
    output,
  );
}
