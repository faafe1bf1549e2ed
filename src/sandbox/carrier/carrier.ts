import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { AnswerFaults, sendFault } from '../answer-faults.ts';
import { answerTo, methodOf, refusal } from './answers.ts';

export type SandboxCarrier = {
  /** Settings for the production client. */
  readonly url: string;
  readonly key: string;
  /** By method name, such as `getAreas`. */
  readonly faults: AnswerFaults<CarrierRefusal>;
  stop(): Promise<void>;
};

/** An error response, such as 20000401501 for exceeding the rate limit. */
type CarrierRefusal = { kind: 'refusal'; code: string; text: string };

/** Not a secret: only valid here. */
const sandboxKey = 'sandbox-carrier-key';

/** A stand-in for Nova Poshta: regions, cities and branches, in the real protocol. */
export async function startSandboxCarrier(): Promise<SandboxCarrier> {
  const faults = new AnswerFaults<CarrierRefusal>();
  const server = createServer(async (request, response) => {
    const body = parseJson(await text(request).catch(() => ''));
    const fault = faults.takeFor(methodOf(body));
    if (fault && fault.kind !== 'refusal') return sendFault(response, fault);
    const answer = fault ? refusal(fault.code, fault.text) : answerTo(body, sandboxKey);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key: sandboxKey,
    faults,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The real API ignores the content type. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
