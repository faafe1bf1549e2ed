import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { BankUnavailable } from '#server/modules/payments/bank.ts';

type SignatureOptions = {
  /** Base64 of a PEM, as the bank sends it. */
  fetchKey: () => Promise<string>;
  clock?: () => number;
};

type Kept = { key: Promise<KeyObject>; since: number };

/** Rate limit of key requests, however many invalid signatures arrive. */
const refetchAfterMs = 30_000;

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Verifies webhook signatures. The public key is cached, and fetched again when a signature does not match: the bank may have
 * rotated it.
 */
export function webhookSignature({ fetchKey, clock = () => performance.now() }: SignatureOptions) {
  let kept: Kept | null = null;

  function fetchAnew(): Kept {
    const before = kept;
    const fresh: Kept = { key: fetchKey().then(readKey), since: clock() };
    kept = fresh;
    // A failed fetch must not evict the key that worked so far.
    fresh.key.catch(() => {
      if (kept === fresh) kept = before && { ...before, since: fresh.since };
    });
    return fresh;
  }

  /** Null if the rate limit does not allow a fetch yet. */
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

/** Over the raw bytes: re-serialized JSON would differ. */
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
