import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLogger } from './log.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it('is one JSON object per line, with an ISO time', () => {
    const line = JSON.parse(logged((log) => log.info({ requestId: 'r1' }, 'an order was placed')));
    expect(line).toMatchObject({ requestId: 'r1', msg: 'an order was placed', level: 30 });
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('redacts passwords, tokens and keys at any depth', () => {
    const secret = 'kraplyna-admin';
    const text = logged((log) => {
      log.info({ password: secret, body: { password: secret }, req: { headers: { authorization: secret } } });
      log.error({ token: secret, settings: { monobank: { token: secret } } });
    });
    expect(text).not.toContain(secret);
  });

  it('masks phone numbers in every field', () => {
    const text = logged((log) => {
      log.info({ req: { url: '/api/orders/track/100001?phone=%2B380671234512' } }, 'call +380671234512 back');
      log.error({ err: new Error('no order for 380671234512') });
      for (const typed of ['0671234512', '067%20123%2045%2012', '8+067+1234512', '%28067%291234512', '3806712345129']) {
        log.info({ req: { url: `/api/orders/track/100001?phone=${typed}&x=1` } });
      }
    });
    expect(text).not.toMatch(/1234512|123%2045%2012/);
    expect(text).toContain('+380 67 *** ** 12');
  });

  it('redacts the tokens of e-mail links', () => {
    const token = 'abcDEF-123_xabcDEF-123_xabcDEF-123_xabcDEF-';
    const text = logged((log) => {
      log.info({ req: { url: '/confirm-registration/abcDEF-123_x' } });
      log.info({ req: { url: '/api/auth/reset-password/%61bcDEF-123_x?lang=uk' } });
      log.info({ req: { url: `/confirm%2Dregistration/${token}.data` } });
      log.error({ err: new Error(`no page at /Reset-Password/${token}`) });
    });
    expect(text).not.toContain('bcDEF');
  });

  it('logs a failed statement without its parameters', () => {
    const failed = Object.assign(
      new Error('Failed query: update users set email = $1\nparams: olena@kraplyna.test\nand more'),
      {
        query: 'update users set email = $1',
        params: ['olena@kraplyna.test'],
        cause: new Error('the database is away'),
      },
    );
    const text = logged((log) => log.error({ err: failed }, 'a call failed'));
    expect(text).toContain('update users set email = $1');
    expect(text).toContain('the database is away');
    expect(text).toContain('log.test.ts');
    expect(text).not.toContain('olena@');
  });

  it('redacts the password hash of a failed statement', () => {
    const hash = '$argon2id$v=19$m=19456,t=2,p=1$6MPhZ1bCwUiq0WHWSBkrNQ$9/XDY2JEn4TitNPjA9oQEwykBhdjhpqSm0kTek6TF74';
    const text = logged((log) => log.error({ err: new Error(`Failed query: update users params: ${hash},uk`) }));
    expect(text).not.toContain('6MPh');
    expect(text).not.toContain('TF74');
    expect(text).toContain(',uk');
  });

  it('logs a constraint violation without the values in its details', () => {
    const refused = Object.assign(new Error('duplicate key value violates unique constraint "users_email_unique"'), {
      code: '23505',
      detail: 'Key (email)=(olena@kraplyna.test) already exists.',
      where: "COPY users, line 1: 'olena@kraplyna.test'",
      hint: 'olena@kraplyna.test',
      internalQuery: "select 'olena@kraplyna.test'",
      parameters: ['olena@kraplyna.test'],
      constraint: 'users_email_unique',
      table: 'users',
    });
    for (const thing of [{ err: refused }, { error: refused }, { err: new Error('outer', { cause: refused }) }]) {
      const text = logged((log) => log.error(thing, 'a call failed'));
      expect(text).toContain('users_email_unique');
      expect(text).toContain('23505');
      expect(text).not.toContain('olena@');
    }
  });

  it('does not mask sums and ids that look like phone numbers', () => {
    const numbers = { sumKopecks: 380_671_234_512, orderNo: 380_671_234_512, ids: ['380671234512', 'a380671234512-b'] };
    const text = logged((log) => log.info({ ...numbers, invoiceId: 'inv_380671234512_x', nested: { numbers } }));
    expect(JSON.parse(text)).toMatchObject({ ...numbers, invoiceId: 'inv_380671234512_x', nested: { numbers } });
  });

  it('redacts the bindings of child loggers', () => {
    const text = logged((log) =>
      log
        .child({ token: 'kraplyna-admin', user: { password: 'kraplyna-admin' }, password: 'kraplyna-admin***' })
        .info('x'),
    );
    expect(JSON.parse(text).msg).toBe('x');
    expect(text).not.toContain('kraplyna-admin');
  });

  const secret = fc.stringMatching(/^secret-[a-z]{12}$/);
  const number = fc.stringMatching(/^\+380\d{9}$/);
  const names = ['password', 'currentPassword', 'token', 'tokenHash', 'authorization', 'cookie', 'apiKey'];
  const breaking = fc.constantFrom(
    '"',
    '\\',
    '"}\n{',
    '\u0000',
    '380671234512"',
    '\\"380671234512',
    '?phone="}',
    '\ud800',
  );

  it('is one redacted JSON object per line, whatever is logged', () => {
    const anything = fc.object({
      maxDepth: 3,
      values: [fc.string(), breaking, fc.integer(), fc.double(), fc.boolean()],
    });
    const path = fc.array(fc.constantFrom('user', 'body', 'req2', 'order', 'items'), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.tuple(anything, anything, path, fc.constantFrom(...names), secret, number, fc.integer(), fc.string()),
        ([object, other, path, name, value, phone, sum, message]) => {
          const known = { [name]: value, phone, contactPhone: phone, sum, id: '380671234512' };
          const deep = path.reduceRight<object>((inner, key) => ({ [key]: inner, list: [inner] }), known);
          const text = logged((log) => {
            log.info({ ...object, deep }, message);
            log.error({ err: Object.assign(new Error(message, { cause: new Error(phone) }), other, known) });
            log.child({ [name]: value, user: { [name]: value, phone }, phone, sum }).warn(object);
          });
          const lines = text.trimEnd().split('\n');
          expect(lines).toHaveLength(3);
          for (const line of lines) {
            expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
            expect(line).not.toContain(value);
            expect(line).not.toContain(phone.slice(1));
          }
          const found = path.reduce<Record<string, never>>(
            (inner, key) => inner[key] ?? {},
            JSON.parse(lines[0] ?? '').deep,
          );
          expect(found).toMatchObject({ sum, id: '380671234512' });
        },
      ),
      { numRuns: 500 },
    );
  });
});
