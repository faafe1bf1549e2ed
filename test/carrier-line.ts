import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type SandboxCarrier, startSandboxCarrier } from '#sandbox/carrier/carrier.ts';

/** A line to the stand-in for the carrier: counts what is asked over it, can be cut, and can be slow. */
export class CarrierLine {
  /** The key that the shop has on this line; the stand-in never sees it. */
  readonly key = 'key-of-the-shop-4711';
  readonly asked: string[] = [];
  isCut = false;
  /** Answers wait for it. */
  gate: Promise<void> = Promise.resolve();
  /** What to say instead of the stand-in, if anything. */
  instead: ((question: string) => object) | null = null;
  #carrier: SandboxCarrier | undefined;
  #url = '';
  readonly #server = createServer(async (request, response) => {
    const question = await text(request);
    this.asked.push(question);
    await this.gate;
    if (this.isCut) return void response.destroy();
    if (this.instead) return void response.end(JSON.stringify(this.instead(question)));
    if (!question.includes(this.key)) return void response.writeHead(401).end();
    const { url = '', key = '' } = this.#carrier ?? {};
    const answer = await fetch(url, { method: 'POST', body: question.replace(this.key, key) });
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
