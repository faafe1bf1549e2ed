import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

/**
 * Listens on all addresses of localhost (IPv4 and IPv6). Fastify does so only for a server that it created itself. Returns a
 * function that stops listening.
 */
export async function openOtherAddresses(server: HttpServer, host: string): Promise<() => Promise<void>> {
  const { address: first, port } = server.address() as AddressInfo;
  const addresses = host === 'localhost' ? await lookup(host, { all: true }) : [];
  const opened: Server[] = [];
  for (const { address } of addresses) {
    if (address === first) continue;
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
    // localhost may resolve to an address that the machine does not have; then the first one is enough.
    const isOpen = await once(other.listen(port, address), 'listening').catch(() => false);
    if (isOpen) opened.push(other);
  }
  return async () => {
    for (const other of opened) other.close();
  };
}
