import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type SandboxCarrier, startSandboxCarrier } from '#sandbox/carrier/carrier.ts';

/** A fault-injecting HTTP proxy in front of the carrier's stand-in: records requests, delays, drops or overrides responses. */
export class CarrierProxy {
  /** The API key that the shop sends; the proxy replaces it by that of the stand-in. */
  readonly key = 'key-of-the-shop-4711';
  readonly requests: string[] = [];
  isDown = false;
  /** Every response waits for it. */
  gate: Promise<void> = Promise.resolve();
  /** Responds in place of the stand-in. */
  override: ((request: string) => object) | null = null;
  #carrier: SandboxCarrier | undefined;
  #url = '';
  readonly #server = createServer(async (request, response) => {
    const body = await text(request);
    this.requests.push(body);
    await this.gate;
    if (this.isDown) return void response.destroy();
    if (this.override) return void response.end(JSON.stringify(this.override(body)));
    if (!body.includes(this.key)) return void response.writeHead(401).end();
    const { url = '', key = '' } = this.#carrier ?? {};
    const answer = await fetch(url, { method: 'POST', body: body.replace(this.key, key) });
    response.end(await answer.text());
  });

  get url(): string {
    return this.#url;
  }

  async open(): Promise<void> {
    this.#carrier = await startSandboxCarrier();
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#carrier?.stop();
  }
}
