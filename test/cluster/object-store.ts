import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Speaks as much of S3 as the shop uses: objects by key, in memory. */
export class ObjectStore {
  readonly #objects = new Map<string, { bytes: Buffer; type: string }>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const { status, type = 'application/xml', body } = await this.#answer(request);
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  }

  static async open(): Promise<ObjectStore> {
    const store = new ObjectStore();
    store.#server.listen(0, '127.0.0.1');
    await once(store.#server, 'listening');
    return store;
  }

  get settings(): Record<string, string> {
    return {
      S3_ENDPOINT: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      S3_REGION: 'test',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; type?: string; body?: Buffer | string }> {
    const key = new URL(request.url ?? '', 'http://store').pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'PUT') {
      this.#objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      this.#objects.delete(key);
      return { status: 204 };
    }
    const found = this.#objects.get(key);
    return found ? { status: 200, type: found.type, body: found.bytes } : { status: 404, body: '<Error/>' };
  }
}
