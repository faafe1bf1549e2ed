import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTask } from './task.ts';

export type BareHttpTask = { readonly headers: string[]; readonly bytes: Uint8Array };

/** The first limit: the same bytes with the same headers, and nothing else at all. */
onTask(async ({ headers, bytes }: BareHttpTask): Promise<string> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
