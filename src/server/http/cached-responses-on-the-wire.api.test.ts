import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { StubPages } from '#test/stub-pages.ts';
import { openTwoProcesses } from '#test/two-processes.ts';

const pages = new StubPages();
const [shop] = openTwoProcesses(() => pages.build);

beforeEach(async () => {
  await shop.settle();
  shop.responseCache.invalidate('everything');
  pages.rendered.length = 0;
});

type WireResponse = { readonly status: string; readonly headers: Record<string, string>; readonly body: string };

/** All responses until the server closes the connection. */
async function say(text: string): Promise<WireResponse[]> {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  return splitResponses(Buffer.concat(parts));
}

function splitResponses(bytes: Buffer): WireResponse[] {
  if (bytes.length === 0) return [];
  const headEnd = bytes.indexOf('\r\n\r\n');
  const [status = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/s, 2)));
  const bodyEnd = headEnd + 4 + Number(headers['content-length']);
  return [
    { status, headers, body: bytes.toString('utf8', headEnd + 4, bodyEnd) },
    ...splitResponses(bytes.subarray(bodyEnd)),
  ];
}

const ask = (address: string, ...headers: string[]) =>
  `${[`GET ${address} HTTP/1.1`, 'host: shop', ...headers].join('\r\n')}\r\n\r\n`;
const askLast = (address: string) => ask(address, 'connection: close');

/** Without the headers that differ from response to response. */
const lasting = ({ status, headers, body }: WireResponse) => {
  const { 'x-request-id': _id, date: _date, connection: _connection, 'keep-alive': _keepAlive, ...others } = headers;
  return { status, headers: others, body };
};

describe('a cached response', () => {
  it('has the same headers whether the connection is kept alive or closed, and says which', async () => {
    const [made] = (await say(askLast('/menu'))) as [WireResponse];
    const [staying, ending] = (await say(ask('/menu') + askLast('/menu'))) as [WireResponse, WireResponse];
    expect(pages.rendered).toEqual(['/menu']);
    expect(lasting(staying)).toEqual(lasting(made));
    expect(lasting(ending)).toEqual(lasting(made));
    expect(staying.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=72' });
    expect(ending.headers.connection).toBe('close');
    const [one = 0, other = 0] = [staying, ending].map(({ headers }) => Date.parse(headers.date ?? ''));
    expect(Math.abs(one - other)).toBeLessThanOrEqual(5000);
    expect(new Date(one).toUTCString().toLowerCase()).toBe(staying.headers.date);
  });

  it('keeps the order of pipelined requests', async () => {
    await say(askLast('/menu'));
    const responses = await say(
      ask('/menu') + ask('/plain') + ask('/menu') + ask('/category/nowhere') + askLast('/menu'),
    );
    expect(responses.map(({ status }) => status)).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 404 Not Found',
      'HTTP/1.1 200 OK',
    ]);
    expect(responses[1]?.body).toContain('nothing from the database');
    for (const at of [0, 2, 4]) expect(responses[at]?.body).not.toContain('nothing from the database');
  });

  it('is sent to HTTP/1.0 clients too, and the connection is closed', async () => {
    await say(askLast('/menu'));
    const [answer] = (await say('GET /menu HTTP/1.0\r\n\r\n')) as [WireResponse];
    expect([answer.status, answer.headers.connection]).toEqual(['HTTP/1.1 200 OK', 'close']);
  });
});
