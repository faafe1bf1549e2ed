export type StoredFile = { bytes: Buffer; contentType: string };

/** Storage of picture files. A key is `{picture id}/{file name}`, its prefix the picture's id. */
export interface PictureStorage {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  read(key: string): Promise<StoredFile | null>;
  /** Deletes all files of one picture. Idempotent. */
  remove(prefix: string): Promise<void>;
  listPrefixes(): AsyncIterable<string>;
}

/** The storage is unavailable or refuses; a retry may succeed. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed';
}

const prefixPattern = /^[0-9a-z][0-9a-z-]{0,63}$/;
const filePattern = /^[0-9a-z][0-9a-z-]{0,31}\.[0-9a-z]{1,8}$/;

/** Keys become paths and URLs, so they are validated against path traversal: one slash, no leading dot. */
export function parseKey(key: string): { prefix: string; file: string } {
  const [prefix = '', file = '', ...rest] = key.split('/');
  if (rest.length > 0 || !isPrefix(prefix) || !filePattern.test(file)) {
    throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`);
  }
  return { prefix, file };
}

export function isPrefix(prefix: string): boolean {
  return prefixPattern.test(prefix);
}

export function parsePrefix(prefix: string): string {
  if (!isPrefix(prefix)) throw new TypeError(`Not a storage prefix: ${JSON.stringify(prefix)}`);
  return prefix;
}
