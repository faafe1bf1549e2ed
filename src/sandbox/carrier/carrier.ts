import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyPluginCallback } from 'fastify';
import { AnswerFaults, sendFault } from '../answer-faults.ts';
import { answerTo, methodsOf, refusal } from './answers.ts';
import { carrierPages } from './carrier-pages.ts';
import { openParcelBook, type ParcelBook } from './parcel-book.ts';
import { printFor } from './printing.ts';
import { waybillMethods } from './waybills.ts';

export type SandboxCarrier = {
  /** Settings for the production client. */
  readonly url: string;
  readonly key: string;
  /** By method name, such as `getAreas` or, where several models have it, `InternetDocument/save`. `print` is that of labels. */
  readonly faults: AnswerFaults<CarrierFault>;
  /** Waybills, which tests and the sandbox page push on. */
  readonly parcels: ParcelBook;
  /** The page under /sandbox/parcels. */
  readonly plugin: FastifyPluginCallback;
  /** How long a new waybill can be neither listed nor deleted. */
  writtenAfterMs: number;
  stop(): Promise<void>;
};

/** An error response, such as 20000401501 for exceeding the rate limit; or a response that comes after so long. */
type CarrierFault = { kind: 'refusal'; code: string; text: string } | { kind: 'late'; ms: number };

/** Not a secret: only valid here. */
const sandboxKey = 'sandbox-carrier-key';

type CarrierOptions = { readonly now?: () => Date /** Keeps waybills over restarts. */; readonly dataDir?: string };

/** A stand-in for Nova Poshta: directories, prices, waybills and tracking, in the real protocol. */
export async function startSandboxCarrier({
  now = () => new Date(),
  dataDir,
}: CarrierOptions = {}): Promise<SandboxCarrier> {
  const faults = new AnswerFaults<CarrierFault>();
  const parcels = openParcelBook({
    now,
    file: dataDir === undefined ? null : join(dataDir, 'carrier', 'parcels.jsonl'),
  });
  const documents = waybillMethods(parcels, { writtenAfterMs: () => carrier.writtenAfterMs });
  const takeFault = (names: readonly string[]) =>
    names.map((name) => faults.takeFor(name)).find((fault) => fault !== null) ?? null;

  function answer(response: ServerResponse, body: unknown) {
    const fault = takeFault(methodsOf(body));
    if (fault?.kind === 'silence') return;
    const answered =
      fault?.kind === 'refusal' ? refusal(fault.code, fault.text) : answerTo(body, sandboxKey, documents);
    if (fault?.kind === 'lost') return response.destroy();
    if (fault?.kind === 'late') return void setTimeout(() => send(response, answered), fault.ms).unref();
    if (fault && fault.kind !== 'refusal') return sendFault(response, fault);
    send(response, answered);
  }

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET') return answer(response, parseJson(await text(request).catch(() => '')));
    const fault = faults.takeFor('print');
    if (fault?.kind === 'lost') return response.destroy();
    if (fault && fault.kind !== 'refusal' && fault.kind !== 'late') return sendFault(response, fault);
    const printed = printFor(decodeURIComponent(request.url ?? ''), sandboxKey, parcels);
    response.writeHead(printed ? 200 : 404, { 'content-type': printed ? 'application/pdf' : 'text/html' });
    response.end(printed ?? '<!doctype html><title>404</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const carrier: SandboxCarrier = {
    url: `http://127.0.0.1:${port}`,
    key: sandboxKey,
    faults,
    parcels,
    plugin: carrierPages(parcels),
    writtenAfterMs: 0,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return carrier;
}

function send(response: ServerResponse, answer: object): void {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(answer));
}

/** The real API ignores the content type. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
