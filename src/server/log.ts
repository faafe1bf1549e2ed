import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { maskPhone } from '#domain/phone.ts';

const secrets = ['password', 'token', 'authorization', 'cookie', 'apiKey', 'tokenHash'];
const phones = /(?:\+|%2B)?380\d{9}/gi;
const linkTokens = /((?:confirm-registration|reset-password)\/)[\w-]+/g;

/** The last gate before a line leaves: whatever field it came by, no whole phone number and no letter's link gets out. */
function withoutSecrets(text: string): string {
  return text.replace(phones, (phone) => maskPhone(`+${phone.replace(/^(?:\+|%2B)/i, '')}`)).replace(linkTokens, '$1…');
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
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutSecrets },
    },
    output,
  );
}
