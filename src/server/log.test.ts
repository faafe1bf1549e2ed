import { describe, expect, it } from 'vitest';
import { createLogger } from './log.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it('is one JSON object a line, with the time in words', () => {
    const line = JSON.parse(logged((log) => log.info({ requestId: 'r1' }, 'an order was placed')));
    expect(line).toMatchObject({ requestId: 'r1', msg: 'an order was placed', level: 30 });
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('never holds a password, a token or a key, however deep', () => {
    const secret = 'kraplyna-admin';
    const text = logged((log) => {
      log.info({ password: secret, body: { password: secret }, req: { headers: { authorization: secret } } });
      log.error({ token: secret, settings: { monobank: { token: secret } } });
    });
    expect(text).not.toContain(secret);
  });

  it('never holds a whole phone number, wherever it came from', () => {
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

  it('never holds the link of a letter', () => {
    const token = 'abcDEF-123_xabcDEF-123_xabcDEF-123_xabcDEF-';
    const text = logged((log) => {
      log.info({ req: { url: '/confirm-registration/abcDEF-123_x' } });
      log.info({ req: { url: '/api/auth/reset-password/%61bcDEF-123_x?lang=uk' } });
      log.info({ req: { url: `/confirm%2Dregistration/${token}.data` } });
      log.error({ err: new Error(`no page at /Reset-Password/${token}`) });
    });
    expect(text).not.toContain('bcDEF');
  });

  it('tells of a failed statement without its values', () => {
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

  it('never holds the hash of a password, which a failed statement carries', () => {
    const hash = '$argon2id$v=19$m=19456,t=2,p=1$6MPhZ1bCwUiq0WHWSBkrNQ$9/XDY2JEn4TitNPjA9oQEwykBhdjhpqSm0kTek6TF74';
    const text = logged((log) => log.error({ err: new Error(`Failed query: update users params: ${hash},uk`) }));
    expect(text).not.toContain('6MPh');
    expect(text).not.toContain('TF74');
    expect(text).toContain(',uk');
  });
});
