import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

/**
 * localhost is two addresses on most machines. Fastify opens the second one only for a server that it made itself, so
 * it is opened here: connections that come in there are the same server's. Answers how to stop taking more.
 */
export async function openOtherAddresses(server: HttpServer, host: string): Promise<() => Promise<void>> {
  const { address: first, port } = server.address() as AddressInfo;
  const addresses = host === 'localhost' ? await lookup(host, { all: true }) : [];
  const opened: Server[] = [];
  for (const { address } of addresses) {
    if (address === first) continue;
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
    // A machine may know an address that it does not have; the first one serves then.
    const isOpen = await once(other.listen(port, address), 'listening').catch(() => false);
    if (isOpen) opened.push(other);
  }
  return async () => {
    for (const other of opened) other.close();
  };
}
