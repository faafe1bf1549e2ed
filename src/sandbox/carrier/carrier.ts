import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerTo } from './answers.ts';

export type SandboxCarrier = {
  /** Where the client of the real carrier finds this one. */
  readonly url: string;
  readonly key: string;
  stop(): Promise<void>;
};

/** Not a secret: it opens nothing but this. */
const sandboxKey = 'sandbox-carrier-key';

/** A carrier for a shop that has no contract with one: the regions, cities and branches, in the real one's protocol. */
export async function startSandboxCarrier(): Promise<SandboxCarrier> {
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answerTo(parseJson(body), sandboxKey)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key: sandboxKey,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The real one reads the body whatever its type says. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
