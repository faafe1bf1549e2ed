import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SigningKey = {
  /** As the bank hands it out: base64 of a PEM. */
  readonly publicKey: string;
  sign(bytes: Buffer): string;
  /** From now on another key; whoever kept the old one has to ask. */
  rotate(): Promise<void>;
};

const makeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The stand-in's own key, the same after a restart. It guards nothing but play money. */
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
