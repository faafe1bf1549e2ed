import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StandIn, standIns } from '#contracts/shop.ts';
import { parseSettings, SettingsError } from './settings.ts';
import { decideStandIns, isLoopback } from './stand-ins.ts';

const credentials = {
  MONOBANK_TOKEN: 'token',
  NOVA_POSHTA_KEY: 'key',
  CHECKBOX_LOGIN: 'login',
  CHECKBOX_PASSWORD: 'password',
  CHECKBOX_LICENSE_KEY: 'licence',
  SMTP_URL: 'smtp://mail.example',
};
type Credential = keyof typeof credentials;
const names = Object.keys(credentials) as Credential[];
const companyOf: Record<Credential, StandIn> = {
  MONOBANK_TOKEN: 'bank',
  NOVA_POSHTA_KEY: 'carrier',
  CHECKBOX_LOGIN: 'register',
  CHECKBOX_PASSWORD: 'register',
  CHECKBOX_LICENSE_KEY: 'register',
  SMTP_URL: 'mail',
};
const url = 'postgres://shop@db.example/shop';

const loopbacks = ['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '::ffff:127.0.0.1'];
const publicHosts = [
  '0.0.0.0',
  '::',
  '192.168.1.5',
  '10.0.0.1',
  '8.8.8.8',
  'shop.example',
  'localhost.example',
  'fe80::1',
];

describe('a loopback address', () => {
  it.each(loopbacks)('is %s', (host) => expect(isLoopback(host)).toBe(true));
  it.each(publicHosts)('is not %s', (host) => expect(isLoopback(host)).toBe(false));
});

const surroundings = fc.record({
  given: fc.subarray(names),
  HOST: fc.constantFrom(undefined, ...loopbacks, ...publicHosts),
  DATABASE_URL: fc.constantFrom(undefined, url),
  SANDBOX: fc.constantFrom(undefined, 'yes', 'no'),
  PUBLIC_URL: fc.constantFrom(undefined, 'http://localhost:3000', 'https://shop.example'),
  TRUSTED_PROXIES: fc.constantFrom(undefined, '10.0.0.0/8'),
});

describe('stand-ins', () => {
  it('[RULE-SAFE-06] replace exactly the services without credentials, and each missing credential is named where they are not allowed', () => {
    fc.assert(
      fc.property(surroundings, ({ given, ...settings }) => {
        const set = Object.fromEntries(given.map((name) => [name, credentials[name]]));
        const decided = decideStandIns({ ...settings, ...set });
        const unset = names.filter((name) => !given.includes(name));
        const played = standIns.filter((company) => unset.some((name) => companyOf[name] === company));
        const isOpened = settings.DATABASE_URL !== undefined || publicHosts.includes(settings.HOST ?? 'localhost');
        expect(decided.standIns).toEqual(played);
        expect(decided.missing).toEqual(isOpened && settings.SANDBOX !== 'yes' ? unset : []);
        expect(decided.isPublic).toBe(
          isOpened || settings.PUBLIC_URL === 'https://shop.example' || settings.TRUSTED_PROXIES !== undefined,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('[RULE-SAFE-06] replace the services that the settings lack, and are unguarded on loopback only', () => {
    fc.assert(
      fc.property(surroundings, ({ given, ...settings }) => {
        const set = Object.fromEntries(given.map((name) => [name, credentials[name]]));
        const environment = { ...settings, ...(settings.HOST === '[::1]' && { HOST: '::1' }), ...set };
        try {
          const {
            standIns: decided,
            monobank,
            novaPoshta,
            checkbox,
            mail,
            database,
            host,
          } = parseSettings(environment);
          const lacking: Record<StandIn, boolean> = {
            bank: monobank === null,
            carrier: novaPoshta === null,
            register: checkbox === null,
            mail: mail.smtpUrl === null,
          };
          expect(decided.inUse).toEqual(standIns.filter((company) => lacking[company]));
          const isAtHome = database.url === null && isLoopback(host);
          expect(decided.areGuarded || isAtHome).toBe(true);
          expect(decided.inUse.length === 0 || isAtHome || settings.SANDBOX === 'yes').toBe(true);
        } catch (error) {
          if (!(error instanceof SettingsError)) throw error;
          const lines = error.message.split('\n').map((line) => line.trim());
          const decided = decideStandIns(environment);
          const named = names.filter((name) => lines.some((line) => line.startsWith(`${name}: got nothing`)));
          for (const name of decided.missing) expect(named).toContain(name);
          expect(new Set(lines).size, 'no line twice').toBe(lines.length);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [{ DATABASE_URL: url }, 'DATABASE_URL is set'],
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 lets others reach the shop'],
  ])(
    '[RULE-SAFE-06] with %j are refused, with a line for each missing credential and the way to a demo',
    (opened, because) => {
      expect(() => parseSettings(opened)).toThrow(
        [
          'The shop cannot start with these settings:',
          `MONOBANK_TOKEN: got nothing, expected a token without spaces, since ${because}`,
          `NOVA_POSHTA_KEY: got nothing, expected a key without spaces, since ${because}`,
          `CHECKBOX_LOGIN: got nothing, expected the login of a cashier, since ${because}`,
          `CHECKBOX_PASSWORD: got nothing, expected the password of a cashier, since ${because}`,
          `CHECKBOX_LICENSE_KEY: got nothing, expected a licence key without spaces, since ${because}`,
          `SMTP_URL: got nothing, expected an address such as smtp://user:password@host:587, since ${because}`,
          'or SANDBOX=yes, for a public demo in which stand-ins play these services',
        ].join('\n  '),
      );
      expect(parseSettings({ ...opened, SANDBOX: 'yes' }).standIns).toEqual({ inUse: standIns, areGuarded: true });
    },
  );
});
