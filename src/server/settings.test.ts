import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultTerms } from '#domain/sales-terms.ts';
import { parseSettings, SettingsError } from './settings.ts';

function refusal(environment: Record<string, string | undefined>): string[] {
  try {
    parseSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
    throw error;
  }
  throw new Error('the settings were accepted');
}

const objectStorage = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key-id',
  S3_SECRET_ACCESS_KEY: 'key-secret',
};

describe('settings', () => {
  it.each([
    ['localhost', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['192.168.1.5', 'http://192.168.1.5:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('know that a shop on %s is reached at %s', (HOST, publicUrl) => {
    expect(parseSettings({ HOST, SANDBOX: 'yes' })).toMatchObject({ publicUrl });
  });

  it('opens the shop for this machine only, with its own database and every stand-in, when nothing is set', () => {
    expect(parseSettings({ HOME: '/root', PATH: '/bin' })).toEqual({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      dataDir: path.resolve('.data'),
      environment: 'development',
      logLevel: 'info',
      responseCacheBytes: 96 * 1024 * 1024,
      metrics: null,
      drainSeconds: 0,
      retention: { auditDays: 1095, orderHistoryDays: 1095, stockLedgerDays: 0, failedJobsDays: 90 },
      standIns: { inUse: ['bank', 'carrier', 'register', 'mail'], areGuarded: false },
      isDemoAllowed: true,
      database: { url: null, directUrl: null, replicaUrls: [], poolSize: 8, migratesOnStart: true },
      admin: null,
      monobank: null,
      novaPoshta: null,
      checkbox: null,
      fiscalReceipts: 'checkbox',
      mail: { smtpUrl: null, from: 'Краплина <no-reply@kraplyna.test>' },
      objectStorage: null,
      senderCityRef: null,
      sender: { ref: null, contactRef: null, addressRef: null, phone: null, payer: 'recipient' },
      reservation: { buyerMinutes: 120, staffMinutes: 1440 },
      terms: defaultTerms,
      instalments: null,
      instalmentCounts: [3, 4, 6],
      holdsPayments: false,
      redisUrl: null,
      rateLimitFactor: 1,
      limits: { unpaidFactor: 1, letterFactor: 1 },
    });
  });

  it('treats an empty value as one that is not set', () => {
    const settings = parseSettings({ PORT: '', DATABASE_URL: ' ', SANDBOX: '', S3_BUCKET: '', CHECKBOX_LOGIN: '' });
    expect(settings.port).toBe(3000);
    expect(settings.database.url).toBeNull();
  });

  it('reads every setting of a shop with real credentials', () => {
    const settings = parseSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://kraplyna.example/',
      DATA_DIR: '/srv/моя крамниця',
      DATABASE_URL: 'postgres://shop:p%40ss@db.example:5432/shop',
      DATABASE_DIRECT_URL: 'postgres://shop:p%40ss@primary.example:5432/shop',
      DATABASE_POOL_SIZE: '20',
      MIGRATE_ON_START: 'no',
      DATABASE_REPLICA_URLS: 'postgres://r1/shop, postgresql://r2/shop',
      ADMIN_EMAIL: 'owner@kraplyna.example',
      ADMIN_PASSWORD: 'long enough',
      MONOBANK_TOKEN: 'bank-token',
      MONOBANK_PARTS_STORE: 'store-7',
      MONOBANK_PARTS_SECRET: 'store-secret',
      MONOBANK_PARTS_COUNTS: '3, 10',
      NOVA_POSHTA_KEY: 'carrier-key',
      NOVA_POSHTA_URL: 'http://127.0.0.1:9/json/',
      NOVA_POSHTA_SENDER_CITY: 'db5c8892-391c-11dd-90d9-001a92567626',
      NOVA_POSHTA_SENDER: '5ace4a2e-13ee-11e5-add9-005056887b8d',
      NOVA_POSHTA_SENDER_CONTACT: '613b77c4-1411-11e5-ad08-005056801333',
      NOVA_POSHTA_SENDER_ADDRESS: '0d545f60-e1c2-11e3-8c4a-0050568002cf',
      NOVA_POSHTA_SENDER_PHONE: '+380671112233',
      NOVA_POSHTA_PAYER: 'sender',
      NOVA_POSHTA_PRINT_URL: 'http://127.0.0.1:9/print',
      CHECKBOX_LOGIN: 'cashier',
      CHECKBOX_PASSWORD: 'pass',
      CHECKBOX_LICENSE_KEY: 'licence',
      SMTP_URL: 'smtps://user:pass@mail.example',
      MAIL_FROM: 'shop@kraplyna.example',
      ...objectStorage,
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      REDIS_URL: 'redis://cache:6379',
      RATE_LIMIT_FACTOR: '0',
      UNPAID_LIMIT_FACTOR: '2.5',
      LETTER_LIMIT_FACTOR: '3',
      LOG_LEVEL: 'debug',
      RESPONSE_CACHE_MB: '0',
      METRICS_PORT: '9100',
      METRICS_HOST: '0.0.0.0',
      DRAIN_SECONDS: '15',
      RETENTION_AUDIT_DAYS: '30',
      RETENTION_ORDER_HISTORY_DAYS: '0',
      RETENTION_STOCK_LEDGER_DAYS: '2000',
      RETENTION_FAILED_JOBS_DAYS: '31',
      COURIER_DELIVERY: 'yes',
      FREE_DELIVERY_FROM: '1500',
      PAYMENT_METHODS: 'online, cash-delivery<=5000, transfer@pickup>=1000',
      ONLINE_PAYMENT: 'hold',
      TRANSFER_RECEIVER: 'ФОП Коваль О. П.',
      TRANSFER_IBAN: `UA11 ${'1'.repeat(25)}`,
      TRANSFER_TAX_ID: '1234567890',
      ORDER_HOLD_MINUTES: '45',
      PHONE_ORDER_HOLD_MINUTES: '600',
      NODE_ENV: 'production',
    });
    expect(settings).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://kraplyna.example',
      trustedProxies: ['10.0.0.0/8', '::1'],
      dataDir: '/srv/моя крамниця',
      environment: 'production',
      logLevel: 'debug',
      responseCacheBytes: 0,
      metrics: { port: 9100, host: '0.0.0.0' },
      drainSeconds: 15,
      retention: { auditDays: 30, orderHistoryDays: 0, stockLedgerDays: 2000, failedJobsDays: 31 },
      standIns: { inUse: [], areGuarded: true },
      isDemoAllowed: false,
      database: {
        url: 'postgres://shop:p%40ss@db.example:5432/shop',
        directUrl: 'postgres://shop:p%40ss@primary.example:5432/shop',
        replicaUrls: ['postgres://r1/shop', 'postgresql://r2/shop'],
        poolSize: 20,
        migratesOnStart: false,
      },
      admin: { email: 'owner@kraplyna.example', password: 'long enough' },
      monobank: { url: 'https://api.monobank.ua', token: 'bank-token' },
      novaPoshta: { url: 'http://127.0.0.1:9/json', key: 'carrier-key', printUrl: 'http://127.0.0.1:9/print' },
      checkbox: {
        url: 'https://api.checkbox.ua/api/v1',
        login: 'cashier',
        password: 'pass',
        licenseKey: 'licence',
      },
      fiscalReceipts: 'none',
      mail: { smtpUrl: 'smtps://user:pass@mail.example', from: 'shop@kraplyna.example' },
      objectStorage: {
        endpoint: 'https://s3.example',
        region: 'eu-central-1',
        bucket: 'pictures',
        accessKeyId: 'key-id',
        secretAccessKey: 'key-secret',
      },
      senderCityRef: 'db5c8892-391c-11dd-90d9-001a92567626',
      sender: {
        ref: '5ace4a2e-13ee-11e5-add9-005056887b8d',
        contactRef: '613b77c4-1411-11e5-ad08-005056801333',
        addressRef: '0d545f60-e1c2-11e3-8c4a-0050568002cf',
        phone: '+380671112233',
        payer: 'sender',
      },
      reservation: { buyerMinutes: 45, staffMinutes: 600 },
      terms: {
        deliveries: ['nova-poshta', 'courier', 'pickup'],
        freeDeliveryFromKopecks: 150_000,
        payments: [
          { kind: 'online', deliveries: ['nova-poshta', 'pickup', 'courier'], fromKopecks: 0, toKopecks: null },
          { kind: 'cash-delivery', deliveries: ['nova-poshta', 'courier'], fromKopecks: 0, toKopecks: 500_000 },
          { kind: 'transfer', deliveries: ['pickup'], fromKopecks: 100_000, toKopecks: null },
        ],
        bankAccount: { receiver: 'ФОП Коваль О. П.', iban: `UA${'1'.repeat(27)}`, taxId: '1234567890' },
      },
      instalments: { url: 'https://u2.monobank.com.ua', store: 'store-7', secret: 'store-secret' },
      instalmentCounts: [3, 10],
      holdsPayments: true,
      redisUrl: 'redis://cache:6379',
      rateLimitFactor: 0,
      limits: { unpaidFactor: 2.5, letterFactor: 3 },
    });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['HOST', 'two words'],
    ['RATE_LIMIT_FACTOR', '1,5'],
    ['UNPAID_LIMIT_FACTOR', '-1'],
    ['UNPAID_LIMIT_FACTOR', '1001'],
    ['UNPAID_LIMIT_FACTOR', 'none'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['PUBLIC_URL', 'https://shop.example/perfume'],
    ['ADMIN_EMAIL', 'owner'],
    ['MAIL_FROM', 'Краплина'],
    ['S3_BUCKET', 'Big Bucket'],
    ['LOG_LEVEL', 'loud'],
    ['RESPONSE_CACHE_MB', '1.5'],
    ['METRICS_PORT', 'yes'],
    ['METRICS_HOST', 'a b'],
    ['DRAIN_SECONDS', '301'],
    ['RETENTION_AUDIT_DAYS', '29'],
    ['RETENTION_FAILED_JOBS_DAYS', 'never'],
    ['DATABASE_POOL_SIZE', '3'],
    ['MIGRATE_ON_START', 'maybe'],
    ['SANDBOX', 'maybe'],
    ['NODE_ENV', 'staging'],
  ])('says for %s that %j came and what was expected', (name, value) => {
    const line = refusal({ [name]: value })[0];
    expect(line).toMatch(new RegExp(`^${name}: got "`));
    expect(line).toContain(`got "${value}", expected `);
    expect(line).not.toContain('undefined');
  });

  it('lists every fault at once, one line each', () => {
    expect(refusal({ PORT: 'abc', LOG_LEVEL: 'loud', S3_BUKET: 'x' })).toEqual([
      'PORT: got "abc", expected a whole number from 1 to 65535',
      'LOG_LEVEL: got "loud", expected one of fatal, error, warn, info, debug, trace, silent',
      expect.stringMatching(/^S3_BUKET: no such setting, expected one of S3_ENDPOINT, .*S3_SECRET_ACCESS_KEY$/),
    ]);
  });

  it.each([
    ['ADMIN_PASSWORD', 'hunter2', { ADMIN_EMAIL: 'a@b.example' }],
    ['MONOBANK_TOKEN', 'hunter2 hunter2', {}],
    ['MONOBANK_PARTS_SECRET', 'hunter2 hunter2', { MONOBANK_PARTS_STORE: 'a', MONOBANK_TOKEN: 'b' }],
    ['DATABASE_URL', 'mysql://root:hunter2@db.example/shop', { SANDBOX: 'yes' }],
    ['DATABASE_URL', 'postgres://root:hun@ter2@db.example:port/shop', { SANDBOX: 'yes' }],
    [
      'DATABASE_REPLICA_URLS',
      'postgres://root:hunter2@one/shop,two:hunter2@two/shop',
      { DATABASE_URL: 'postgres://h/d', SANDBOX: 'yes' },
    ],
    ['REDIS_URL', 'http://cache?password=hunter2', {}],
    ['SMTP_URL', 'root:hunter2@mail.example', {}],
  ])('does not print the secret inside %s', (name, value, others) => {
    const lines = refusal({ ...others, [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: got .*\\*\\*\\*`));
    expect(lines[0]).not.toMatch(/hunter2|ter2/);
  });

  it('shows a wrong database address without its password', () => {
    expect(refusal({ DATABASE_URL: 'mysql://root:hunter2@db.example/shop' })[0]).toContain(
      'got "mysql://***@db.example/shop"',
    );
  });

  it.each(Object.keys(objectStorage))('refuses object storage without %s', (name) => {
    const lines = refusal({ ...objectStorage, [name]: '' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: got nothing, expected .*, since S3_[A-Z_]+ is set$`));
  });

  it('refuses half an administrator, half a cash register, and an address without its key', () => {
    expect(refusal({ ADMIN_EMAIL: 'a@b.example' })[0]).toMatch(/^ADMIN_PASSWORD: got nothing/);
    expect(refusal({ CHECKBOX_PASSWORD: 'x' }).map((line) => line.split(':')[0])).toEqual([
      'CHECKBOX_LOGIN',
      'CHECKBOX_LICENSE_KEY',
    ]);
    expect(refusal({ MONOBANK_URL: 'https://bank.example' })[0]).toMatch(/^MONOBANK_TOKEN: got nothing/);
    expect(refusal({ MONOBANK_PARTS_STORE: 'a', MONOBANK_TOKEN: 'b' })[0]).toMatch(/^MONOBANK_PARTS_SECRET: got/);
    expect(refusal({ DATABASE_REPLICA_URLS: 'postgres://r/shop' })[0]).toMatch(/^DATABASE_URL: got nothing/);
    expect(refusal({ DATABASE_DIRECT_URL: 'postgres://p/shop' })[0]).toMatch(/^DATABASE_URL: got nothing/);
  });

  it('[RULE-METHOD-04] refuses to offer instalments without a store at the real bank', () => {
    const offered = { PAYMENT_METHODS: 'online, instalments>=500' };
    expect(refusal({ ...offered, MONOBANK_TOKEN: 'b' })).toEqual([
      'MONOBANK_PARTS_STORE: got nothing, expected the id of the store, without spaces, since PAYMENT_METHODS offers instalments',
    ]);
    expect(parseSettings(offered).terms.payments.map(({ kind }) => kind)).toEqual(['online', 'instalments']);
  });

  it('does not show the metrics to the public on the port of the shop', () => {
    expect(refusal({ PORT: '4000', METRICS_PORT: '4000' })).toEqual([
      'METRICS_PORT: got "4000", expected another port than PORT',
    ]);
  });

  it('leaves names of other programs alone', () => {
    expect(() => parseSettings({ PGHOST: 'x', npm_config_user_agent: 'npm', AWS_REGION: 'x' })).not.toThrow();
  });
});

describe('payment methods', () => {
  it('[RULE-METHOD-01] are refused if they cannot be read, and a transfer needs an account', () => {
    const faultsOf = (environment: Record<string, string>) => {
      try {
        parseSettings(environment);
        return '';
      } catch (error) {
        return String(error);
      }
    };
    expect(faultsOf({ PAYMENT_METHODS: 'bitcoin' })).toContain(
      'PAYMENT_METHODS: got "bitcoin", expected methods such as',
    );
    expect(faultsOf({ PAYMENT_METHODS: 'online, transfer' })).toContain('TRANSFER_IBAN: got nothing');
    expect(faultsOf({ TRANSFER_IBAN: `UA${'1'.repeat(27)}` })).toContain('TRANSFER_RECEIVER: got nothing');
  });
});
