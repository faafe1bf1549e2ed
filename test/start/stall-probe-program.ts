import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/**
 * Runs inside a shop that a test starts, and answers on a port of its own how long the shop has worked without a pause: the longest time
 * of the processor between two turns of the event loop since the last question. Time in which other programs ran does not count.
 */
if (isMainThread) {
  let last = process.threadCpuUsage();
  let longestMs = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longestMs = Math.max(longestMs, (user + system) / 1000);
  }, 1).unref();
  const server = createServer((_, response) => {
    response.end(String(longestMs));
    longestMs = 0;
  });
  server.listen(Number(process.env.STALL_PROBE_PORT), '127.0.0.1').unref();
}
