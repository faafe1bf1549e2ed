import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { everyone } from './access.ts';
import { endpoint } from './endpoint.ts';
import { type HttpTransportOptions, httpTransport } from './http-transport.ts';

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };
type Answerer = (response: ServerResponse) => void | Promise<void>;

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

const answerOk: Answerer = (response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ status: true, message: 'Готово', data: { total: 3 } }));
};

/** A local server that records its requests, and a client for it. */
async function openServer(answer: Answerer = answerOk, send?: HttpTransportOptions['send']) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    await answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const call = httpTransport({
    origin: `http://127.0.0.1:${port}`,
    language: () => 'uk',
    token: () => 'a-token',
    fallback: () => 'Щось пішло не так :(',
    offline: () => 'Немає зв’язку',
    ...(send && { send }),
  });
  return { received, call };
}

const response = z.object({ total: z.number() });
const listThings = endpoint({
  name: 'listThings',
  summary: 'Things',
  method: 'GET',
  path: 'things/of/{owner}',
  access: everyone,
  params: z.object({ owner: z.string() }),
  query: z.object({ page: z.number(), filter: z.object({ brand: z.array(z.string()) }) }),
  response,
});
const getAll = endpoint({ name: 'getAll', summary: 'All', method: 'GET', path: 'things', access: everyone, response });
const addThing = endpoint({
  name: 'addThing',
  summary: 'A thing more',
  method: 'POST',
  path: 'things',
  access: everyone,
  body: z.object({ name: z.string() }),
  response,
});

describe('the client of the pages', () => {
  it('[ST-CONST-01] asks with GET below /api, without a body and without a content type', async () => {
    const { received, call } = await openServer();
    await expect(call(getAll, {})).resolves.toEqual({ message: 'Готово', data: { total: 3 } });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/things', body: '' }]);
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer a-token', 'accept-language': 'uk' });
    expect(received[0]?.headers).not.toHaveProperty('content-type');
  });

  it('[ST-CONST-01] puts parameters into the path and into a query string', async () => {
    const { received, call } = await openServer();
    await call(listThings, { params: { owner: 'Тіна/1' }, query: { page: 2, filter: { brand: ['a&b', 'в'] } } });
    const url = new URL(received[0]?.url ?? '', 'http://shop');
    expect(url.pathname).toBe(`/api/things/of/${encodeURIComponent('Тіна/1')}`);
    expect(url.searchParams.get('page')).toBe('2');
    expect([...url.searchParams.values()]).toEqual(expect.arrayContaining(['a&b', 'в']));
  });

  it('[ST-CONST-01] sends a body as JSON that says so', async () => {
    const { received, call } = await openServer();
    await call(addThing, { body: { name: 'Крапля «А»' } });
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/things' });
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ name: 'Крапля «А»' });
  });

  it('[ST-CONST-02] waits for a slow answer: no request carries a time-out or is given up', async () => {
    const { received, call } = await openServer(async (response) => {
      await pause(1500);
      await answerOk(response);
    });
    const fetching = vi.spyOn(globalThis, 'fetch');
    await expect(call(getAll, {})).resolves.toMatchObject({ data: { total: 3 } });
    expect(received).toHaveLength(1);
    expect(fetching.mock.calls.map(([, request]) => request?.signal)).toEqual([undefined]);
  });

  it('[ST-MSG-01] says what the answer says, or that something went wrong when it says nothing', async () => {
    const refusal = await openServer((response) => {
      response.statusCode = 409;
      response.end(JSON.stringify({ status: false, message: 'Товар закінчився', code: 'OUT_OF_STOCK', data: {} }));
    });
    await expect(refusal.call(getAll, {})).rejects.toMatchObject({ message: 'Товар закінчився', status: 409 });
    const silence = await openServer((response) => {
      response.statusCode = 502;
      response.end('<html>Bad gateway</html>');
    });
    await expect(silence.call(getAll, {})).rejects.toMatchObject({ message: 'Щось пішло не так :(', status: 502 });
  });

  it('lets a call outlive its page where it asks for that', async () => {
    const { call } = await openServer();
    const fetching = vi.spyOn(globalThis, 'fetch');
    await call(getAll, {});
    await call(getAll, { outlivesPage: true });
    expect(fetching.mock.calls.map(([, request]) => request?.keepalive)).toEqual([undefined, true]);
  });

  it('says that there is no connection when nobody answers, and stays silent when the page gave up itself', async () => {
    const { call } = await openServer((response) => void response.destroy());
    await expect(call(getAll, {})).rejects.toMatchObject({ message: 'Немає зв’язку', code: 'UNAVAILABLE' });
    const giveUp = new AbortController();
    giveUp.abort();
    await expect(call(getAll, { signal: giveUp.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('stays silent too when the page gave up while the answer was coming', async () => {
    const giveUp = new AbortController();
    const begin: Answerer = (response) => void response.write('{"status": true, "message": "');
    const { call } = await openServer(begin, async (address, request) => {
      const response = await fetch(address, request);
      giveUp.abort();
      return response;
    });
    await expect(call(getAll, { signal: giveUp.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says that something went wrong when the answer breaks off', async () => {
    const { call } = await openServer((response) => {
      response.write('{"status": true, "message": "', () => response.destroy());
    });
    await expect(call(getAll, {})).rejects.toMatchObject({ code: 'FAILED', message: 'Щось пішло не так :(' });
  });
});
