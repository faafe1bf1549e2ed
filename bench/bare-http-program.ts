import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTask } from './task.ts';

export type BareAnswer = { readonly path: string; readonly headers: string[]; readonly bytes: Uint8Array };
export type BareHttpTask = { readonly answers: readonly BareAnswer[] };

/** The first limit: the same bytes with the same headers for the same addresses, and nothing else at all. */
onTask(async ({ answers }: BareHttpTask): Promise<string> => {
  const byPath = new Map(answers.map((answer) => [answer.path, answer]));
  const server = createServer(({ url = '' }, response) => {
    const answer = byPath.get(url);
    response.writeHead(answer ? 200 : 404, answer?.headers);
    response.end(answer?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
