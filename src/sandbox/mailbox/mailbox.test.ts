import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxLook } from '#sandbox/look/look.ts';
import { letterId } from './letter.ts';
import { type LetterBox, openLetterBox } from './letter-box.ts';
import { startMailbox } from './mailbox.ts';
import { type MailboxGuard, mailboxPages } from './mailbox-pages.ts';

let folder: string;
let box: LetterBox;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kraplyna-mailbox-'));
  box = await openLetterBox(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function raw(subject: string, html = '<p>Hello</p>'): Buffer {
  return Buffer.from(
    [
      'From: shop@kraplyna.test',
      'To: someone@kraplyna.test',
      `Subject: ${subject}`,
      'Message-ID: <one@kraplyna.test>',
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset=utf-8',
      '',
      html,
      '',
    ].join('\r\n'),
  );
}

function pages(guard?: MailboxGuard) {
  const app = fastify();
  void app.register(sandboxLook);
  void app.register(mailboxPages(box, guard));
  return app;
}

const subjects = (letters: { subject: string }[]) => letters.map(({ subject }) => subject);

describe('the letters in the box', () => {
  it('are still there after a restart, newest first', async () => {
    box.add(raw('First'), ['olena@kraplyna.test']);
    box.add(raw('Second'), ['ihor@kraplyna.test']);

    const reopened = await openLetterBox(folder);

    expect(subjects(await reopened.list())).toEqual(['Second', 'First']);
    expect((await reopened.list()).map(({ id, receivedAt }) => [id, receivedAt])).toEqual(
      (await box.list()).map(({ id, receivedAt }) => [id, receivedAt]),
    );
  });

  it('are found by any part of who they went to, in any case', async () => {
    box.add(raw('First'), ['Olena@kraplyna.test']);
    box.add(raw('Second'), ['ihor@kraplyna.test', 'olena.k@kraplyna.test']);
    box.add(raw('Third'), ['ihor@kraplyna.test']);

    expect(subjects(await box.list({ to: ' OLENA ' }))).toEqual(['Second', 'First']);
    expect(subjects(await box.list({ to: 'nobody' }))).toEqual([]);
  });

  it('are the last thousand; older ones leave the disk too', async () => {
    await writeFile(join(folder, 'notes.txt'), 'not a letter');
    for (let minute = 0; minute < 1005; minute += 1) {
      const id = letterId(new Date(Date.UTC(2024, 0, 1, 0, minute)));
      await writeFile(join(folder, `${id}.eml`), raw(`Letter ${minute}`));
    }

    const reopened = await openLetterBox(folder);
    reopened.add(raw('Newest'), ['olena@kraplyna.test']);

    const letters = await reopened.list();
    expect(letters).toHaveLength(1000);
    expect(letters[0]?.subject).toBe('Newest');
    expect((await reopened.list()).at(-1)?.subject).toBe('Letter 6');
    const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    await vi.waitFor(async () => expect(await files()).toHaveLength(1000));
  });
});

describe('the letters on disk', () => {
  const mode = async (...names: string[]) => ((await stat(join(folder, ...names))).mode & 0o777).toString(8);

  it('[RULE-SAFE-06] are readable by the user of the shop alone, those from before included', async () => {
    box.add(raw('First'), ['olena@kraplyna.test']);
    const [name = ''] = await readdir(folder);
    expect([await mode(), await mode(name)]).toEqual(['700', '600']);
    await chmod(folder, 0o755);
    await chmod(join(folder, name), 0o644);
    await openLetterBox(folder);
    expect([await mode(), await mode(name)]).toEqual(['700', '600']);
  });
});

describe('the mailbox of a shop that is reachable from outside', () => {
  const admin = 'a'.repeat(43);
  let isSignedIn: boolean;
  const guard: MailboxGuard = { mayRead: async (token) => isSignedIn && token === admin, isHttps: true };
  const enter = (token: string) =>
    pages(guard).inject({
      method: 'POST',
      url: '/sandbox/mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token }).toString(),
    });
  let addresses: string[];

  beforeEach(async () => {
    isSignedIn = true;
    const { id } = box.add(raw('Reset your password'), ['admin@kraplyna.test']);
    const about = ['', '.json', `/${id}`, `/${id}/html`, `/${id}/raw`, '/nothing', '?to=admin', '/?to=admin'];
    addresses = about.map((rest) => `/sandbox/mail${rest}`);
  });

  it('[RULE-SAFE-06] shows nothing to somebody without an administrator’s session, and says where to open it', async () => {
    const unauthorized = [
      {},
      { cookie: `kraplyna_mailbox=${'b'.repeat(43)}` },
      { authorization: `Bearer ${'b'.repeat(43)}` },
    ];
    const withSlash = fastify({ routerOptions: { ignoreTrailingSlash: true } });
    void withSlash.register(mailboxPages(box, guard));
    for (const headers of unauthorized) {
      for (const url of addresses) {
        for (const method of ['GET', 'HEAD'] as const) {
          const answer = await withSlash.inject({ method, url, headers });
          expect([url, answer.statusCode]).toEqual([url, 401]);
          expect(answer.body).not.toContain('Reset');
          if (method === 'GET') expect(answer.body).toContain('натисніть «Листи»');
          expect(answer.headers['cache-control']).toBe('no-store');
        }
      }
    }
    expect((await pages(guard).inject({ url: '/sandbox/mail?lang=en' })).body).toContain('press “Letters”');
    expect((await enter('b'.repeat(43))).statusCode).toBe(401);
    expect((await enter('')).headers['set-cookie']).toBeUndefined();
  });

  it('[RULE-SAFE-06] opens to an administrator who comes from the panel, until they sign out', async () => {
    const entered = await enter(admin);
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/sandbox/mail']);
    const cookie = String(entered.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/sandbox\/mail; Max-Age=1800; HttpOnly; SameSite=Strict; Secure$/);
    const headers = { cookie: `language=uk; ${cookie.split(';')[0]}` };
    expect((await pages(guard).inject({ url: '/sandbox/mail', headers })).body).toContain('Reset your password');
    const asProgram = { authorization: `Bearer ${admin}` };
    const { letters } = (await pages(guard).inject({ url: '/sandbox/mail.json', headers: asProgram })).json();
    expect(letters).toMatchObject([{ subject: 'Reset your password' }]);
    isSignedIn = false;
    expect((await pages(guard).inject({ url: '/sandbox/mail', headers })).statusCode).toBe(401);
  });
});

describe('the mailbox pages', () => {
  it('list time, address and subject, with everything in them as text', async () => {
    box.add(raw('<script>alert(1)</script> & Co'), ['olena@kraplyna.test']);

    const answer = await pages().inject('/sandbox/mail');

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('lang="uk"');
    expect(answer.body).toContain('1 лист');
    expect(answer.body).toContain('olena@kraplyna.test');
    expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co');
    expect(answer.body).not.toContain('<script');
  });

  it('speak English to who asks for it, and go on speaking it', async () => {
    box.add(raw('Hello'), ['olena@kraplyna.test']);
    const byHeader = await pages().inject({ url: '/sandbox/mail', headers: { 'accept-language': 'en' } });
    const byLink = await pages().inject({ url: '/sandbox/mail?lang=en', headers: { 'accept-language': 'uk' } });

    expect(byHeader.body).toContain('<h1>Mailbox</h1>');
    expect(byLink.body).toContain('<h1>Mailbox</h1>');
    expect(byLink.body).toMatch(/href="\/sandbox\/mail\/[^"]+\?lang=en"/);
  });

  it('say what to do while there are no letters, and when a search finds none', async () => {
    expect((await pages().inject('/sandbox/mail')).body).toContain('Листів ще немає');
    const search = await pages().inject('/sandbox/mail?to=%22%3E%3Cscript%3E');
    expect(search.body).toContain('На таку адресу листів немає');
    expect(search.body).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('show a letter in a frame where nothing can run, but its links open', async () => {
    const { id } = box.add(raw('Hello', '<html><head></head><a href="http://shop/x">x</a><script>1</script>'), [
      'a@b.c',
    ]);

    const page = await pages().inject(`/sandbox/mail/${id}`);
    const frame = await pages().inject(`/sandbox/mail/${id}/html`);

    expect(page.body).toContain(`src="/sandbox/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(frame.body).toContain('<head><base target="_blank"></head>');
    expect(frame.headers['content-security-policy']).toMatch(
      /^default-src 'none';(?!.*script-src).*; sandbox allow-popups /,
    );
    expect(frame.headers['cache-control']).toBe('no-store');
  });

  it('give the letter as it came, for download', async () => {
    const { id } = box.add(raw('Hello'), ['a@b.c']);

    const answer = await pages().inject(`/sandbox/mail/${id}/raw`);

    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${id}.eml"`);
    expect(answer.rawPayload.toString()).toBe(`Delivered-To: a@b.c\r\n${raw('Hello')}`);
  });

  it('show one that cannot be parsed as it came, among the others', async () => {
    box.add(raw('Before'), ['ihor@kraplyna.test']);
    const nested = Array.from({ length: 300 }, (_, depth) =>
      [`Content-Type: multipart/mixed; boundary=b${depth}`, '', `--b${depth}`, ''].join('\r\n'),
    );
    const { id } = box.add(Buffer.from(nested.join('')), ['olena@kraplyna.test', 'ihor@kraplyna.test']);

    const list = await pages().inject('/sandbox/mail?lang=en');
    expect([list.statusCode, subjects(await box.list())]).toEqual([200, ['', 'Before']]);
    expect(list.body).toContain('(this letter cannot be read)');
    expect((await box.list({ to: 'olena' })).map(({ to }) => to)).toEqual([
      ['olena@kraplyna.test', 'ihor@kraplyna.test'],
    ]);
    const page = await pages().inject(`/sandbox/mail/${id}`);
    expect(page.body).toContain('(лист не вдалося прочитати)');
    expect(page.body).toContain('boundary=b299');
  });

  it('answer 404 for a letter that is not there', async () => {
    for (const url of ['/sandbox/mail/nothing', '/sandbox/mail/..%2f..%2fetc/html', '/sandbox/mail/nothing/raw']) {
      const answer = await pages().inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).toContain('Такого листа немає');
    }
  });

  it('give tests the links as JSON', async () => {
    box.add(raw('For Olena', '<a href="http://shop/confirm/1?a=b&amp;c=d">x</a>'), ['olena@kraplyna.test']);
    box.add(raw('For Ihor'), ['ihor@kraplyna.test']);

    const { letters } = (await pages().inject('/sandbox/mail.json?to=olena@kraplyna.test')).json();

    expect(letters).toMatchObject([{ subject: 'For Olena', links: ['http://shop/confirm/1?a=b&c=d'] }]);
  });

  it('bring their own styles and letters of type', async () => {
    const css = await pages().inject('/sandbox/look.css');
    const files = [...css.body.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);

    expect(files).toHaveLength(4);
    for (const file of files) {
      const font = await pages().inject(file);
      expect([file, font.statusCode, font.rawPayload.toString('latin1', 0, 4)]).toEqual([file, 200, 'wOF2']);
    }
  });
});

describe('the mail server of the sandbox', () => {
  it('listens on this machine only, and says so when its port is taken', async () => {
    const mailbox = await startMailbox({ dataDir: folder });
    const { hostname, port } = new URL(mailbox.smtpUrl);

    expect(hostname).toBe('127.0.0.1');
    await expect(startMailbox({ dataDir: folder, port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await mailbox.stop();
  });
});
