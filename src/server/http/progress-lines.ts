import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { type Envelope, failure, success } from '#contracts/kit/envelope.ts';
import type { Problem } from '#contracts/kit/problem.ts';

const linesType = 'application/x-ndjson';

export const acceptsLines = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(linesType) === true;

type Work = (tell: (share: number) => void) => Promise<Answer<unknown>>;

/**
 * Answers in lines from the first time that the work tells how far it is. What is refused before that is refused as any call, with its
 * own status; afterwards the status is on its way already, and only the last line knows.
 */
export async function sendLines(reply: FastifyReply, work: Work): Promise<FastifyReply> {
  const lines = new PassThrough();
  const begun = Promise.withResolvers<'told'>();
  const write = (line: { progress: number } | Envelope) => {
    // Whoever has gone is not told; the work goes on to its end.
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  reply.header('cache-control', 'no-store');
  const answer = work((share) => {
    write({ progress: share });
    begun.resolve('told');
  });
  const first = await Promise.race([begun.promise, answer]);
  if (first !== 'told') return reply.send(success(first.message, first.data));
  void answer
    .then(
      ({ message, data }) => write(success(message, data)),
      (problem: Problem) => write(failure(problem)),
    )
    .finally(() => lines.end());
  return reply.type(`${linesType}; charset=utf-8`).send(lines);
}
