import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTask } from './task.ts';

export type RecordedResponse = { readonly path: string; readonly headers: string[]; readonly bytes: Uint8Array };
export type HttpBaselineTask = { readonly responses: readonly RecordedResponse[] };

/** The baseline for warm requests: bare `node:http` that sends the same headers and bytes. */
onTask(async ({ responses }: HttpBaselineTask): Promise<string> => {
  const byPath = new Map(responses.map((recorded) => [recorded.path, recorded]));
  const server = createServer(({ url = '' }, response) => {
    const recorded = byPath.get(url);
    response.writeHead(recorded ? 200 : 404, recorded?.headers);
    response.end(recorded?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
