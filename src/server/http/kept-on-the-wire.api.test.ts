import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { StubPages } from '#test/stub-pages.ts';
import { openTwoProcesses } from '#test/two-processes.ts';

const pages = new StubPages();
const [shop] = openTwoProcesses(() => pages.build);

beforeEach(async () => {
  await shop.settle();
  shop.answers.changed('everything');
  pages.rendered.length = 0;
});

type WireAnswer = { readonly status: string; readonly headers: Record<string, string>; readonly body: string };

/** Everything that comes until the shop hangs up. */
async function say(text: string): Promise<WireAnswer[]> {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  return cutAnswers(Buffer.concat(parts));
}

function cutAnswers(bytes: Buffer): WireAnswer[] {
  if (bytes.length === 0) return [];
  const headEnd = bytes.indexOf('\r\n\r\n');
  const [status = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/s, 2)));
  const bodyEnd = headEnd + 4 + Number(headers['content-length']);
  return [
    { status, headers, body: bytes.toString('utf8', headEnd + 4, bodyEnd) },
    ...cutAnswers(bytes.subarray(bodyEnd)),
  ];
}

const ask = (address: string, ...headers: string[]) =>
  `${[`GET ${address} HTTP/1.1`, 'host: shop', ...headers].join('\r\n')}\r\n\r\n`;
const askLast = (address: string) => ask(address, 'connection: close');

/** What is the same in every answer to the same question. */
const lasting = ({ status, headers, body }: WireAnswer) => {
  const { 'x-request-id': _id, date: _date, connection: _connection, 'keep-alive': _keepAlive, ...others } = headers;
  return { status, headers: others, body };
};

describe('an answer from memory', () => {
  it('is the same to the last header whether the connection stays or ends, and says which', async () => {
    const [made] = (await say(askLast('/menu'))) as [WireAnswer];
    const [staying, ending] = (await say(ask('/menu') + askLast('/menu'))) as [WireAnswer, WireAnswer];
    expect(pages.rendered).toEqual(['/menu']);
    expect(lasting(staying)).toEqual(lasting(made));
    expect(lasting(ending)).toEqual(lasting(made));
    expect(staying.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=72' });
    expect(ending.headers.connection).toBe('close');
    const [one = 0, other = 0] = [staying, ending].map(({ headers }) => Date.parse(headers.date ?? ''));
    expect(Math.abs(one - other)).toBeLessThanOrEqual(5000);
    expect(new Date(one).toUTCString().toLowerCase()).toBe(staying.headers.date);
  });

  it('waits for its turn where the questions came at once', async () => {
    await say(askLast('/menu'));
    const answers = await say(
      ask('/menu') + ask('/plain') + ask('/menu') + ask('/category/nowhere') + askLast('/menu'),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 404 Not Found',
      'HTTP/1.1 200 OK',
    ]);
    expect(answers[1]?.body).toContain('nothing from the database');
    for (const at of [0, 2, 4]) expect(answers[at]?.body).not.toContain('nothing from the database');
  });

  it('is given to old programs too, which want the connection to end', async () => {
    await say(askLast('/menu'));
    const [answer] = (await say('GET /menu HTTP/1.0\r\n\r\n')) as [WireAnswer];
    expect([answer.status, answer.headers.connection]).toEqual(['HTTP/1.1 200 OK', 'close']);
  });
});
