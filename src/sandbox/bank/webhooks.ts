import type { Faults } from './faults.ts';
import type { SigningKey } from './signing-key.ts';

type Message = { address: string; bytes: Buffer; signature: string; triesLeft: number; dueMs: number };

type WebhookOptions = {
  key: SigningKey;
  faults: Faults;
  nowMs: () => number;
  /** Maps a URL of the shop to one that is reachable from this machine. */
  reach: (address: string) => string;
};

export type Webhooks = {
  add(address: string, message: Record<string, unknown>): void;
  /** Sends all due webhooks; resolves after one attempt of each. */
  deliver(): Promise<void>;
  /** Webhooks that wait for a retry. */
  readonly waiting: number;
};

const timeoutMs = 5000;
const mostTries = 3;
const pausesMs = [60_000, 600_000];

/** Signed webhooks for every change, with up to three attempts until the shop answers 200. */
export function openWebhooks({ key, faults, nowMs, reach }: WebhookOptions): Webhooks {
  let queue: Message[] = [];

  function takeDue(): Message[] {
    const isDue = ({ dueMs }: Message) => dueMs <= nowMs();
    const due = queue.filter(isDue);
    queue = queue.filter((message) => !isDue(message));
    return faults.areWebhooksReversed ? due.reverse() : due;
  }

  async function tryOnce(message: Message): Promise<void> {
    if (await isTaken(reach(message.address), message)) return;
    const triesLeft = message.triesLeft - 1;
    const pauseMs = pausesMs[mostTries - 1 - triesLeft] ?? 0;
    if (triesLeft > 0) queue.push({ ...message, triesLeft, dueMs: nowMs() + pauseMs });
  }

  return {
    add(address, message) {
      if (faults.areWebhooksDropped) return;
      const bytes = Buffer.from(JSON.stringify({ ...message, ...faults.webhookSays }));
      const signature = key.sign(faults.hasBadSignature ? Buffer.concat([bytes, Buffer.from(' ')]) : bytes);
      const one = { address, bytes, signature, triesLeft: mostTries, dueMs: nowMs() };
      queue.push(...(faults.areWebhooksDoubled ? [one, one] : [one]));
    },
    async deliver() {
      if (faults.areWebhooksHeld) return;
      for (const message of takeDue()) await tryOnce(message);
    },
    get waiting() {
      return queue.length;
    },
  };
}

async function isTaken(address: string, { bytes, signature }: Message): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sign': signature },
      body: new Uint8Array(bytes),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
