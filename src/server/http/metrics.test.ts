import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveMetrics } from './metrics.ts';

const taken = createServer();

afterEach(() => new Promise((resolve) => taken.close(resolve)));

describe('the metrics', () => {
  it('say which port is taken, and name the variable to change', async () => {
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    await expect(serveMetrics(new Registry(), { port, host: '127.0.0.1' })).rejects.toMatchObject({
      message: `Port ${port} is taken: stop what listens there, or choose another one, like METRICS_PORT=${port + 1} npm start.`,
    });
  });

  it('name their own address where it does not exist, not that of the shop', async () => {
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      queueMicrotask(() => this.emit('error', Object.assign(new Error('none'), { code: 'EADDRNOTAVAIL' })));
      return this;
    });
    await expect(serveMetrics(new Registry(), { port: 9100, host: '127.0.0.1' })).rejects.toThrow(
      'HOST=127.0.0.1 is no address of this machine',
    );
  });
});
