import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openOtherAddresses } from './other-addresses.ts';

const server = createServer((_, response) => response.end('the shop'));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('the shop on localhost answers at every address that this name has here, until it closes', async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = await openOtherAddresses(server, 'localhost');
  const addresses = await lookup('localhost', { all: true });
  const ask = async ({ address, family }: { address: string; family: number }) =>
    (
      await fetch(`http://${family === 6 ? `[${address}]` : address}:${port}/`, { headers: { connection: 'close' } })
    ).text();
  expect(await Promise.all(addresses.map(ask))).toEqual(addresses.map(() => 'the shop'));
  await stop();
  const first = (server.address() as AddressInfo).address;
  for (const other of addresses.filter(({ address }) => address !== first)) await expect(ask(other)).rejects.toThrow();
});
