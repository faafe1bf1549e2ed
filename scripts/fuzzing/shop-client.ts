import { Agent, request as sendRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './requests.ts';

export type FuzzAnswer = {
  /** 0 if the connection was closed without a response. */
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly tookMs: number;
};

const answerWithinMs = 20_000;
const mostCollectedBytes = 4 * 1024 * 1024;

function readable(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Sends requests without normalizing them, unlike `fetch`. */
export class ShopClient {
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  send(request: FuzzRequest): Promise<FuzzAnswer> {
    const { method, target, headers, body } = request;
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, contentType: string, text: string) =>
        resolve({ status, contentType, text, tookMs: performance.now() - startedAt });
      const sent = sendRequest(
        {
          host: this.#origin.hostname,
          port: this.#origin.port,
          agent: this.#agent,
          method,
          path: target,
          headers: { ...headers, ...(body && { 'content-length': body.length }) },
          timeout: answerWithinMs,
        },
        (answer) => {
          const parts: Buffer[] = [];
          let length = 0;
          answer.on('data', (part: Buffer) => {
            length += part.length;
            if (length <= mostCollectedBytes) parts.push(part);
          });
          const finish = () =>
            end(
              answer.statusCode ?? 0,
              answer.headers['content-type'] ?? '',
              readable(Buffer.concat(parts), answer.headers['content-encoding']),
            );
          answer.on('end', finish);
          answer.on('error', finish);
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${answerWithinMs} ms`)));
      sent.on('error', (error) => {
        // Race condition of keep-alive: the server may close a connection while the next request is sent, so it is retried.
        if (sent.reusedSocket && performance.now() - startedAt < answerWithinMs) resolve(this.send(request));
        else end(0, '', error.message);
      });
      sent.end(body ?? undefined);
    });
  }

  /** The data of a call that must succeed. */
  async call(method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<unknown> {
    const { status, text } = await this.send({
      method,
      target: path,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    });
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
    const answer = JSON.parse(text);
    return 'openapi' in answer ? answer : answer.data;
  }

  close(): void {
    this.#agent.destroy();
  }
}
