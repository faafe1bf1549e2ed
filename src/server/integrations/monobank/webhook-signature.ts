import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { BankUnavailable } from '#server/modules/payments/bank.ts';

type SignatureOptions = {
  /** The bank's key as it sends it: base64 of a PEM. */
  fetchKey: () => Promise<string>;
  clock?: () => number;
};

type Kept = { key: Promise<KeyObject>; since: number };

/** However many bad signatures arrive, the bank is not asked for its key more often than this. */
const refetchAfterMs = 30_000;

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Checks who wrote a webhook. The key is kept, and fetched anew when it does not fit: the bank may have changed it. */
export function webhookSignature({ fetchKey, clock = () => performance.now() }: SignatureOptions) {
  let kept: Kept | null = null;

  function fetchAnew(): Kept {
    const before = kept;
    const fresh: Kept = { key: fetchKey().then(readKey), since: clock() };
    kept = fresh;
    // A key that could not be fetched must not push out one that fitted so far.
    fresh.key.catch(() => {
      if (kept === fresh) kept = before && { ...before, since: fresh.since };
    });
    return fresh;
  }

  /** Null if it is too early to ask the bank again. */
  function newerThan(tried: Kept): Kept | null {
    if (kept !== null && kept.key !== tried.key) return kept;
    return clock() - tried.since < refetchAfterMs ? null : fetchAnew();
  }

  return async (bytes: Uint8Array, signature: string | undefined): Promise<boolean> => {
    if (signature === undefined || !base64.test(signature)) return false;
    const der = Buffer.from(signature, 'base64');
    const isFirst = kept === null;
    const tried = kept ?? fetchAnew();
    if (isSignedBy(await tried.key, bytes, der)) return true;
    const newer = isFirst ? null : newerThan(tried);
    return newer !== null && isSignedBy(await newer.key, bytes, der);
  };
}

/** Over the bytes as they came: JSON that was read and written again is another text. */
function isSignedBy(key: KeyObject, bytes: Uint8Array, der: Buffer): boolean {
  return verify('sha256', bytes, { key, dsaEncoding: 'der' }, der);
}

function readKey(encoded: string): KeyObject {
  try {
    return createPublicKey(Buffer.from(encoded, 'base64').toString('utf8'));
  } catch (cause) {
    throw new BankUnavailable("The bank's key cannot be read", { cause });
  }
}
