import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SigningKey = {
  /** Base64 of a PEM, as the bank sends it. */
  readonly publicKey: string;
  sign(bytes: Buffer): string;
  /** Replaces the key, so that cached public keys become invalid. */
  rotate(): Promise<void>;
};

const makeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The stand-in's key, persisted across restarts; it protects no real money. */
export async function openSigningKey(folder: string): Promise<SigningKey> {
  const file = join(folder, 'signing-key.pem');
  await mkdir(folder, { recursive: true });
  const kept = await readFile(file, 'utf8').catch(() => null);
  let key = kept === null ? makeKey() : createPrivateKey(kept);
  const keep = () => writeFile(file, pemOf(key), { mode: 0o600 });
  if (kept === null) await keep();

  return {
    get publicKey() {
      const pem = createPublicKey(key).export({ type: 'spki', format: 'pem' });
      return Buffer.from(pem).toString('base64');
    },
    sign: (bytes) => sign('sha256', bytes, key).toString('base64'),
    async rotate() {
      key = makeKey();
      await keep();
    },
  };
}
