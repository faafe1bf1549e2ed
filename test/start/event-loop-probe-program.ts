import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a shop under test. Reports on its own port how long the event loop was blocked at most since the last request, in CPU
 * time, so that other processes do not count.
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
  server.listen(Number(process.env.EVENT_LOOP_PROBE_PORT), '127.0.0.1').unref();
}
