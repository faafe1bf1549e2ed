import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { type Envelope, failure, success } from '#contracts/kit/envelope.ts';
import type { Problem } from '#contracts/kit/problem.ts';

const linesType = 'application/x-ndjson';

export const acceptsLines = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(linesType) === true;

type Work = (reportProgress: (share: number) => void) => Promise<Answer<unknown>>;

/**
 * Streams progress as NDJSON. A refusal before the first progress report has its own HTTP status; afterwards the status has been
 * sent, and the last line holds the outcome.
 */
export async function sendLines(reply: FastifyReply, work: Work): Promise<FastifyReply> {
  const lines = new PassThrough();
  const begun = Promise.withResolvers<'streaming'>();
  const write = (line: { progress: number } | Envelope) => {
    // A client that disconnected does not cancel the work.
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  reply.header('cache-control', 'no-store');
  const answer = work((share) => {
    write({ progress: share });
    begun.resolve('streaming');
  });
  const first = await Promise.race([begun.promise, answer]);
  if (first !== 'streaming') return reply.send(success(first.message, first.data));
  void answer
    .then(
      ({ message, data }) => write(success(message, data)),
      (problem: Problem) => write(failure(problem)),
    )
    .finally(() => lines.end());
  return reply.type(`${linesType}; charset=utf-8`).send(lines);
}
