import path from 'node:path';
import { z } from 'zod';
import { fiscalSources } from '#domain/fiscal-receipts.ts';
import { onlineOnly, type PaymentOffer, parsePaymentOffers } from '#domain/payment-methods.ts';
import { phonePattern } from '#domain/phone.ts';
import { defaultReservation } from '#domain/reservation.ts';
import { defaultRetention } from '#domain/retention.ts';
import type { SalesTerms } from '#domain/sales-terms.ts';
import { waybillPayers } from '#domain/waybill.ts';
import { decideStandIns } from './stand-ins.ts';
import { StartError } from './start-error.ts';

export class SettingsError extends StartError {
  override name = 'SettingsError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ENVIRONMENTS = ['development', 'production', 'test'] as const;

/** Never printed, not even in error messages. */
const SECRETS = new Set([
  'ADMIN_PASSWORD',
  'MONOBANK_TOKEN',
  'MONOBANK_PARTS_SECRET',
  'NOVA_POSHTA_KEY',
  'CHECKBOX_PASSWORD',
  'CHECKBOX_LICENSE_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/** URLs that may contain a password. */
const SECRET_ADDRESSES = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'SMTP_URL',
  'REDIS_URL',
]);

/** Prefixes that only the shop uses, so an unknown name with one of them is a typo. */
const OWN_PREFIXES = ['RETENTION_', 'S3_', 'TRANSFER_', 'MONOBANK_', 'NOVA_POSHTA_', 'CHECKBOX_', 'FISCAL_'];

const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
const webAddress = address('http:', 'https:').transform((value) => value.replace(/\/+$/, ''));
const databaseAddress = address('postgres:', 'postgresql:');
const mailAddress = z.email();
const secret = z.string().regex(/^\S+$/);
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().int().min(1).max(65535));

const factor = z
  .string()
  .regex(/^\d{1,4}(?:\.\d{1,3})?$/)
  .transform(Number)
  .pipe(z.number().max(1000));
const minutes = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().min(10).max(43_200));

const days = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value === 0 || value >= 30);
const daysOfRecords = 'a whole number of days, 30 or more, or 0 to keep them for ever';

const hryvnias = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

// The description of each variable completes the sentence "expected …".
const schema = z.object({
  PORT: port.default(3000).describe('a whole number from 1 to 65535'),
  // Loopback by default: a shop with demo accounts must not be exposed to a network by accident.
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('localhost')
    .describe('a host name or an IP address to listen on, such as localhost or 0.0.0.0'),
  PUBLIC_URL: webAddress
    .refine((value) => URL.parse(value)?.origin === value)
    .optional()
    .describe('an http or https address without a path, such as https://shop.example'),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .default([])
    .describe('IP addresses or networks such as 10.0.0.0/8, separated by commas'),
  DATA_DIR: z.string().default('.data').describe('a folder'),
  DATABASE_URL: databaseAddress.optional().describe('an address such as postgres://user:password@host:5432/database'),
  DATABASE_DIRECT_URL: databaseAddress
    .optional()
    .describe('an address such as postgres://user:password@host:5432/database, past the pooler of DATABASE_URL'),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(4).max(500))
    // With sixteen connections, lists took a fifth longer under load.
    .default(8)
    .describe('a whole number of connections from 4 to 500'),
  MIGRATE_ON_START: z
    .enum(['yes', 'no'])
    .default('yes')
    .describe('yes or no: whether a start runs pending migrations, or refuses and leaves them to npm run migrate'),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(databaseAddress))
    .default([])
    .describe('addresses such as postgres://user:password@host:5432/database, separated by commas'),
  ADMIN_EMAIL: mailAddress.optional().describe('an e-mail address'),
  ADMIN_PASSWORD: z.string().min(8).max(200).optional().describe('8 to 200 characters'),
  MONOBANK_TOKEN: secret.optional().describe('a token without spaces'),
  MONOBANK_URL: webAddress.default('https://api.monobank.ua').describe('an http or https address'),
  MONOBANK_PARTS_URL: webAddress.default('https://u2.monobank.com.ua').describe('an http or https address'),
  MONOBANK_PARTS_STORE: secret.optional().describe('the id of the store, without spaces'),
  MONOBANK_PARTS_SECRET: secret.optional().describe('the secret of the store, without spaces'),
  MONOBANK_PARTS_COUNTS: z
    .string()
    .transform((value) => value.split(',').map((part) => Number(part.trim())))
    .pipe(z.array(z.number().int().min(3).max(25)))
    .default([3, 4, 6])
    .describe('numbers of instalments from 3 to 25, separated by commas'),
  NOVA_POSHTA_KEY: secret.optional().describe('a key without spaces'),
  NOVA_POSHTA_URL: webAddress.default('https://api.novaposhta.ua/v2.0/json').describe('an http or https address'),
  NOVA_POSHTA_SENDER_CITY: z.uuid().optional().describe('the Ref of a city of Nova Poshta, a UUID'),
  FISCAL_RECEIPTS: z
    .enum(fiscalSources)
    .optional()
    .describe(`one of ${fiscalSources.join(', ')}: who makes fiscal receipts`),
  NOVA_POSHTA_SENDER: z.uuid().optional().describe('the Ref of the sender (counterparty), a UUID'),
  NOVA_POSHTA_SENDER_CONTACT: z.uuid().optional().describe('the Ref of the sender’s contact person, a UUID'),
  NOVA_POSHTA_SENDER_ADDRESS: z.uuid().optional().describe('the Ref of the branch that parcels are sent from, a UUID'),
  NOVA_POSHTA_SENDER_PHONE: z.string().regex(phonePattern).optional().describe('a phone such as +380671234567'),
  NOVA_POSHTA_PAYER: z
    .enum(waybillPayers)
    .default('recipient')
    .describe('recipient or sender: who pays for the delivery, unless a waybill says otherwise'),
  NOVA_POSHTA_PRINT_URL: webAddress.default('https://my.novaposhta.ua').describe('an http or https address'),
  CHECKBOX_LOGIN: z.string().optional().describe('the login of a cashier'),
  CHECKBOX_PASSWORD: z.string().optional().describe('the password of a cashier'),
  CHECKBOX_LICENSE_KEY: secret.optional().describe('a licence key without spaces'),
  CHECKBOX_URL: webAddress.default('https://api.checkbox.ua/api/v1').describe('an http or https address'),
  SMTP_URL: address('smtp:', 'smtps:').optional().describe('an address such as smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .refine((value) => mailAddress.safeParse(/<([^<>]+)>$/.exec(value)?.[1] ?? value).success)
    .default('Краплина <no-reply@kraplyna.test>')
    .describe('an e-mail address, or a name with one: Краплина <shop@example.com>'),
  COURIER_DELIVERY: z.enum(['yes', 'no']).default('no').describe('yes or no'),
  FREE_DELIVERY_FROM: hryvnias.optional().describe('a whole number of hryvnias'),
  PAYMENT_METHODS: z
    .string()
    .transform(parsePaymentOffers)
    .pipe(z.custom<readonly PaymentOffer[]>((offers) => offers !== null))
    .default(onlineOnly)
    .describe(
      'methods such as online, instalments>=500, cash-delivery<=5000, cash-pickup, transfer>=1000, separated by commas',
    ),
  ONLINE_PAYMENT: z
    .enum(['charge', 'hold'])
    .default('charge')
    .describe('charge or hold: whether online payments are captured at once, or when the order is sent'),
  TRANSFER_RECEIVER: z.string().max(100).optional().describe('a name of up to 100 characters'),
  TRANSFER_IBAN: z
    .string()
    .transform((value) => value.replaceAll(' ', ''))
    .pipe(z.string().regex(/^UA\d{27}$/))
    .optional()
    .describe('an IBAN: UA and 27 digits'),
  TRANSFER_TAX_ID: z
    .string()
    .regex(/^\d{8,10}$/)
    .optional()
    .describe('8 to 10 digits'),
  ORDER_HOLD_MINUTES: minutes.default(defaultReservation.buyerMinutes).describe('10 to 43200 minutes'),
  PHONE_ORDER_HOLD_MINUTES: minutes.default(defaultReservation.staffMinutes).describe('10 to 43200 minutes'),
  S3_ENDPOINT: webAddress.optional().describe('an http or https address'),
  S3_REGION: secret.optional().describe('a region such as eu-central-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('a bucket name: 3 to 63 small letters, digits, dots and hyphens'),
  S3_ACCESS_KEY_ID: secret.optional().describe('a key without spaces'),
  S3_SECRET_ACCESS_KEY: secret.optional().describe('a key without spaces'),
  REDIS_URL: address('redis:', 'rediss:').optional().describe('an address such as redis://host:6379'),
  RATE_LIMIT_FACTOR: factor.default(1).describe('a number from 0 to 1000, such as 2 or 0.5'),
  UNPAID_LIMIT_FACTOR: factor.default(1).describe('a number from 0 to 1000, such as 2 or 0.5'),
  LETTER_LIMIT_FACTOR: factor.default(1).describe('a number from 0 to 1000, such as 2 or 0.5'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`one of ${LOG_LEVELS.join(', ')}`),
  RESPONSE_CACHE_MB: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .default(96)
    .describe('a whole number of megabytes, 0 to cache nothing'),
  SANDBOX: z
    .enum(['yes', 'no'])
    .default('no')
    .describe('yes or no: whether a shop that others can reach may play its services with stand-ins'),
  RETENTION_AUDIT_DAYS: days.default(defaultRetention.auditDays).describe(daysOfRecords),
  RETENTION_ORDER_HISTORY_DAYS: days.default(defaultRetention.orderHistoryDays).describe(daysOfRecords),
  RETENTION_STOCK_LEDGER_DAYS: days.default(defaultRetention.stockLedgerDays).describe(daysOfRecords),
  RETENTION_FAILED_JOBS_DAYS: days.default(defaultRetention.failedJobsDays).describe(daysOfRecords),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().max(300))
    .default(0)
    .describe('a whole number of seconds up to 300'),
  METRICS_PORT: port.optional().describe('a whole number from 1 to 65535'),
  // Loopback by default: metrics are private, whatever address the shop listens on.
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .describe('an IP address to serve metrics on, such as 0.0.0.0 in a container'),
  NODE_ENV: z
    .enum(ENVIRONMENTS)
    .default('development')
    .describe(`one of ${ENVIRONMENTS.join(', ')}`),
});

type Variable = keyof typeof schema.shape;
type Environment = Record<string, string | undefined>;

export const settingNames: readonly string[] = Object.keys(schema.shape);

const isVariable = (name: string): name is Variable => Object.hasOwn(schema.shape, name);

/** Required together. */
const GROUPS: Variable[][] = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['MONOBANK_PARTS_STORE', 'MONOBANK_PARTS_SECRET'],
  ['TRANSFER_RECEIVER', 'TRANSFER_IBAN', 'TRANSFER_TAX_ID'],
  ['CHECKBOX_LOGIN', 'CHECKBOX_PASSWORD', 'CHECKBOX_LICENSE_KEY'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** The variable on the left requires the one on the right. */
const NEEDS: [Variable, Variable][] = [
  ['DATABASE_REPLICA_URLS', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['MIGRATE_ON_START', 'DATABASE_URL'],
  ['MONOBANK_URL', 'MONOBANK_TOKEN'],
  ['MONOBANK_PARTS_URL', 'MONOBANK_PARTS_STORE'],
  ['MONOBANK_PARTS_STORE', 'MONOBANK_TOKEN'],
  ['NOVA_POSHTA_URL', 'NOVA_POSHTA_KEY'],
  ['NOVA_POSHTA_SENDER_CITY', 'NOVA_POSHTA_KEY'],
  ['NOVA_POSHTA_SENDER', 'NOVA_POSHTA_KEY'],
  ['NOVA_POSHTA_SENDER_CONTACT', 'NOVA_POSHTA_SENDER'],
  ['NOVA_POSHTA_SENDER_ADDRESS', 'NOVA_POSHTA_SENDER_CITY'],
  ['NOVA_POSHTA_SENDER_PHONE', 'NOVA_POSHTA_KEY'],
  ['NOVA_POSHTA_PRINT_URL', 'NOVA_POSHTA_KEY'],
  ['CHECKBOX_URL', 'CHECKBOX_LOGIN'],
];

export type Settings = ReturnType<typeof parseSettings>;

/** The only reader of environment variables. `null` for an external service means that its stand-in is used. */
export function parseSettings(environment: Environment) {
  const given: Environment = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  const { standIns, missing, because, isPublic, isDemoAllowed } = decideStandIns(given);
  const faults = [...unknownNames(given), ...incompleteGroups(given)];
  const unnamed = missing.filter((name) => !faults.some((line) => line.startsWith(`${name}:`)));
  faults.push(...unnamed.map((name) => missingLine(name, `${because}`)));
  if (missing.length > 0) faults.push('or SANDBOX=yes, for a public demo in which stand-ins play these services');
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    faults.unshift(...[...names].filter(isVariable).map((name) => fault(name, given[name])));
  } else if (isOffered(parsed.data.PAYMENT_METHODS, 'instalments') && isWithoutInstalments(given)) {
    faults.push(missingLine('MONOBANK_PARTS_STORE', 'PAYMENT_METHODS offers instalments'));
  } else if (isOffered(parsed.data.PAYMENT_METHODS, 'transfer') && given.TRANSFER_IBAN === undefined) {
    faults.push(missingLine('TRANSFER_IBAN', 'PAYMENT_METHODS offers transfer'));
  } else if (parsed.data.METRICS_PORT === parsed.data.PORT) {
    faults.push(`METRICS_PORT: got "${parsed.data.PORT}", expected another port than PORT`);
  }
  if (!parsed.success || faults.length > 0) {
    throw new SettingsError(['The shop cannot start with these settings:', ...faults].join('\n  '));
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? `http://${reachableName(value.HOST)}:${value.PORT}`,
    trustedProxies: value.TRUSTED_PROXIES,
    dataDir: path.resolve(value.DATA_DIR),
    environment: value.NODE_ENV,
    logLevel: value.LOG_LEVEL,
    responseCacheBytes: value.RESPONSE_CACHE_MB * 1024 * 1024,
    metrics: value.METRICS_PORT === undefined ? null : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    drainSeconds: value.DRAIN_SECONDS,
    retention: {
      auditDays: value.RETENTION_AUDIT_DAYS,
      orderHistoryDays: value.RETENTION_ORDER_HISTORY_DAYS,
      stockLedgerDays: value.RETENTION_STOCK_LEDGER_DAYS,
      failedJobsDays: value.RETENTION_FAILED_JOBS_DAYS,
    },
    standIns: { inUse: standIns, areGuarded: isPublic },
    isDemoAllowed,
    database: databaseOf(value),
    admin: together({ email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }),
    monobank: together({ url: value.MONOBANK_URL, token: value.MONOBANK_TOKEN }),
    instalments: together({
      url: value.MONOBANK_PARTS_URL,
      store: value.MONOBANK_PARTS_STORE,
      secret: value.MONOBANK_PARTS_SECRET,
    }),
    instalmentCounts: value.MONOBANK_PARTS_COUNTS,
    novaPoshta: together({
      url: value.NOVA_POSHTA_URL,
      key: value.NOVA_POSHTA_KEY,
      printUrl: value.NOVA_POSHTA_PRINT_URL,
    }),
    checkbox: together({
      url: value.CHECKBOX_URL,
      login: value.CHECKBOX_LOGIN,
      password: value.CHECKBOX_PASSWORD,
      licenseKey: value.CHECKBOX_LICENSE_KEY,
    }),
    // A real shop says it itself: a register that is linked at the bank would make a second receipt of each payment.
    fiscalReceipts: value.FISCAL_RECEIPTS ?? (standIns.includes('register') ? 'checkbox' : 'none'),
    mail: { smtpUrl: value.SMTP_URL ?? null, from: value.MAIL_FROM },
    objectStorage: together({
      endpoint: value.S3_ENDPOINT,
      region: value.S3_REGION,
      bucket: value.S3_BUCKET,
      accessKeyId: value.S3_ACCESS_KEY_ID,
      secretAccessKey: value.S3_SECRET_ACCESS_KEY,
    }),
    terms: {
      deliveries: value.COURIER_DELIVERY === 'yes' ? ['nova-poshta', 'courier', 'pickup'] : ['nova-poshta', 'pickup'],
      freeDeliveryFromKopecks: value.FREE_DELIVERY_FROM === undefined ? null : value.FREE_DELIVERY_FROM * 100,
      payments: value.PAYMENT_METHODS,
      bankAccount: together({
        receiver: value.TRANSFER_RECEIVER,
        iban: value.TRANSFER_IBAN,
        taxId: value.TRANSFER_TAX_ID,
      }),
    } satisfies SalesTerms,
    holdsPayments: value.ONLINE_PAYMENT === 'hold',
    senderCityRef: value.NOVA_POSHTA_SENDER_CITY ?? null,
    sender: senderOf(value),
    reservation: { buyerMinutes: value.ORDER_HOLD_MINUTES, staffMinutes: value.PHONE_ORDER_HOLD_MINUTES },
    redisUrl: value.REDIS_URL ?? null,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    limits: { unpaidFactor: value.UNPAID_LIMIT_FACTOR, letterFactor: value.LETTER_LIMIT_FACTOR },
  };
}

const isOffered = (offers: readonly PaymentOffer[], wanted: PaymentOffer['kind']) =>
  offers.some(({ kind }) => kind === wanted);

/** The stand-in of the bank has instalments of its own. */
const isWithoutInstalments = ({ MONOBANK_TOKEN, MONOBANK_PARTS_STORE }: Environment) =>
  MONOBANK_TOKEN !== undefined && MONOBANK_PARTS_STORE === undefined;

const databaseOf = (value: z.output<typeof schema>) => ({
  url: value.DATABASE_URL ?? null,
  directUrl: value.DATABASE_DIRECT_URL ?? null,
  replicaUrls: value.DATABASE_REPLICA_URLS,
  poolSize: value.DATABASE_POOL_SIZE,
  migratesOnStart: value.MIGRATE_ON_START === 'yes',
});

const senderOf = (value: z.output<typeof schema>) => ({
  ref: value.NOVA_POSHTA_SENDER ?? null,
  contactRef: value.NOVA_POSHTA_SENDER_CONTACT ?? null,
  addressRef: value.NOVA_POSHTA_SENDER_ADDRESS ?? null,
  phone: value.NOVA_POSHTA_SENDER_PHONE ?? null,
  payer: value.NOVA_POSHTA_PAYER,
});

/** The host for URLs on this machine: a wildcard address is for listening, not for connecting. */
export function reachableName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function fault(name: Variable, value: string | undefined): string {
  return `${name}: got ${shown(name, value)}, expected ${schema.shape[name].description}`;
}

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  if (SECRETS.has(name)) return '*** (hidden)';
  if (!SECRET_ADDRESSES.has(name)) return `"${value}"`;
  return `"${value.replace(/^([a-z]+:\/\/)?.*@/is, '$1***@').replace(/\?.*$/s, '?***')}"`;
}

function unknownNames(given: Environment): string[] {
  return Object.keys(given)
    .filter((name) => !isVariable(name))
    .flatMap((name) => {
      const prefix = OWN_PREFIXES.find((own) => name.startsWith(own));
      if (!prefix) return [];
      const known = Object.keys(schema.shape).filter((variable) => variable.startsWith(prefix));
      return [`${name}: no such setting, expected one of ${known.join(', ')}`];
    });
}

function missingLine(name: Variable, because: string): string {
  return `${name}: got nothing, expected ${schema.shape[name].description}, since ${because}`;
}

function incompleteGroups(given: Environment): string[] {
  const fromGroups = GROUPS.flatMap((group) => {
    const present = group.find((name) => given[name] !== undefined);
    return present
      ? group.filter((name) => given[name] === undefined).map((name) => missingLine(name, `${present} is set`))
      : [];
  });
  const fromNeeds = NEEDS.filter(([one, other]) => given[one] !== undefined && given[other] === undefined);
  return [...fromGroups, ...fromNeeds.map(([one, other]) => missingLine(other, `${one} is set`))];
}

type Complete<T> = { [K in keyof T]: NonNullable<T[K]> };

/** Null if any is missing; incomplete groups were refused before. */
function together<T extends Record<string, unknown>>(values: T): Complete<T> | null {
  const isComplete = (candidate: T): candidate is T & Complete<T> =>
    Object.values(candidate).every((value) => value !== undefined);
  return isComplete(values) ? values : null;
}
