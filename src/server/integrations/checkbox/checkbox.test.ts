import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startSandboxRegister } from '#sandbox/register/register.ts';
import { RegisterAway, RegisterRefused } from '#server/modules/register/register.ts';
import { createCheckbox } from './checkbox.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const credentials = { login: 'cashier', password: 'secret-of-the-cashier', licenseKey: 'licence' };

async function registerThat(reply: (path: string, response: ServerResponse) => void, timeoutMs = 2000) {
  const server = createServer((request, response) => reply(request.url ?? '', response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createCheckbox({ url, ...credentials, timeoutMs });
}

const page = { limit: 100, offset: 0 };

describe('the client of the cash register', () => {
  it('reads all goods of the stand-in, page after page', async () => {
    const sandbox = await startSandboxRegister();
    closers.push(sandbox.stop);
    const register = createCheckbox(sandbox);
    const sizes: number[] = [];
    for (let offset = 0; offset < 400; offset += 100) {
      sizes.push((await register.listGoods({ limit: 100, offset })).length);
    }
    expect(sizes).toEqual([100, 100, 37, 0]);
  });

  it('says when the credentials are refused, without repeating them', async () => {
    const sandbox = await startSandboxRegister();
    closers.push(sandbox.stop);
    const register = createCheckbox({ ...sandbox, password: credentials.password });
    const error = await register.signIn().catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(RegisterRefused);
    expect(String(error)).not.toContain(credentials.password);
  });

  it('takes a page of somebody else, a silence and an unknown shape for no answer', async () => {
    const proxy = await registerThat((_, response) => response.end('<html>Bad gateway</html>'));
    await expect(proxy.signIn()).rejects.toBeInstanceOf(RegisterAway);
    const silent = await registerThat(() => undefined, 50);
    await expect(silent.signIn()).rejects.toBeInstanceOf(RegisterAway);
    const strange = await registerThat((path, response) =>
      response.end(path.startsWith('/goods') ? '{"goods":[]}' : '{"access_token":"one"}'),
    );
    await expect(strange.listGoods(page)).rejects.toBeInstanceOf(RegisterAway);
  });

  it('signs in anew once, and not for ever', async () => {
    let signIns = 0;
    const register = await registerThat((path, response) => {
      if (path.startsWith('/goods')) response.writeHead(401).end('{"message":"no"}');
      else {
        signIns += 1;
        response.end('{"access_token":"one"}');
      }
    });
    await expect(register.listGoods(page)).rejects.toBeInstanceOf(RegisterAway);
    expect(signIns).toBe(2);
  });
});
