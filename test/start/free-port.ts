import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral range: until the program listens, the kernel could give a port of that range to any outgoing connection.
 * Each test worker has its own thousand, so that two never choose the same port.
 */
const perWorker = 1000;
const first = 10_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 22) * perWorker;
let next = randomInt(perWorker);

export async function freePort(): Promise<number> {
  for (let tried = 0; tried < perWorker; tried += 1) {
    const port = first + next;
    next = (next + 1) % perWorker;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} to ${first + perWorker - 1} is free`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
