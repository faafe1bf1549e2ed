import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxLook } from '#sandbox/look/look.ts';
import { letterId } from './letter.ts';
import { type LetterBox, openLetterBox } from './letter-box.ts';
import { startMailbox } from './mailbox.ts';
import { mailboxPages } from './mailbox-pages.ts';

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

function pages() {
  const app = fastify();
  void app.register(sandboxLook);
  void app.register(mailboxPages(box));
  return app;
}

const subjects = (letters: { subject: string }[]) => letters.map(({ subject }) => subject);

describe('the letters in the box', () => {
  it('are still there after a restart, newest first', async () => {
    await box.add(raw('First'), ['olena@kraplyna.test']);
    await box.add(raw('Second'), ['ihor@kraplyna.test']);

    const reopened = await openLetterBox(folder);

    expect(subjects(reopened.list())).toEqual(['Second', 'First']);
    expect(reopened.list().map(({ id, receivedAt }) => [id, receivedAt])).toEqual(
      box.list().map(({ id, receivedAt }) => [id, receivedAt]),
    );
  });

  it('are found by any part of who they went to, in any case', async () => {
    await box.add(raw('First'), ['Olena@kraplyna.test']);
    await box.add(raw('Second'), ['ihor@kraplyna.test', 'olena.k@kraplyna.test']);
    await box.add(raw('Third'), ['ihor@kraplyna.test']);

    expect(subjects(box.list({ to: ' OLENA ' }))).toEqual(['Second', 'First']);
    expect(subjects(box.list({ to: 'nobody' }))).toEqual([]);
  });

  it('are the last thousand; older ones leave the disk too', async () => {
    await writeFile(join(folder, 'notes.txt'), 'not a letter');
    for (let minute = 0; minute < 1005; minute += 1) {
      const id = letterId(new Date(Date.UTC(2024, 0, 1, 0, minute)));
      await writeFile(join(folder, `${id}.eml`), raw(`Letter ${minute}`));
    }

    const reopened = await openLetterBox(folder);
    await reopened.add(raw('Newest'), ['olena@kraplyna.test']);

    expect(reopened.list()).toHaveLength(1000);
    expect(reopened.list()[0]?.subject).toBe('Newest');
    expect(reopened.list().at(-1)?.subject).toBe('Letter 6');
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(1000);
  });
});

describe('the mailbox pages', () => {
  it('list time, address and subject, with everything in them as text', async () => {
    await box.add(raw('<script>alert(1)</script> & Co'), ['olena@kraplyna.test']);

    const answer = await pages().inject('/sandbox/mail');

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('lang="uk"');
    expect(answer.body).toContain('1 лист');
    expect(answer.body).toContain('olena@kraplyna.test');
    expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co');
    expect(answer.body).not.toContain('<script');
  });

  it('speak English to who asks for it, and go on speaking it', async () => {
    await box.add(raw('Hello'), ['olena@kraplyna.test']);
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
    const { id } = await box.add(raw('Hello', '<html><head></head><a href="http://shop/x">x</a><script>1</script>'), [
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
    const { id } = await box.add(raw('Hello'), ['a@b.c']);

    const answer = await pages().inject(`/sandbox/mail/${id}/raw`);

    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${id}.eml"`);
    expect(answer.rawPayload.toString()).toBe(`Delivered-To: a@b.c\r\n${raw('Hello')}`);
  });

  it('answer 404 for a letter that is not there', async () => {
    for (const url of ['/sandbox/mail/nothing', '/sandbox/mail/..%2f..%2fetc/html', '/sandbox/mail/nothing/raw']) {
      const answer = await pages().inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).toContain('Такого листа немає');
    }
  });

  it('give tests the links as JSON', async () => {
    await box.add(raw('For Olena', '<a href="http://shop/confirm/1?a=b&amp;c=d">x</a>'), ['olena@kraplyna.test']);
    await box.add(raw('For Ihor'), ['ihor@kraplyna.test']);

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
