import { createRandom } from '../drawing/random.ts';

export type MakeId = (bornAt: Date) => string;

/** UUIDv7 like the database's, but deterministic by key. */
export function createIds(...key: (string | number)[]): MakeId {
  const random = createRandom('ids', ...key);
  const hex = (digits: number): string =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return (bornAt) => {
    const time = bornAt.getTime().toString(16).padStart(12, '0');
    const variant = '89ab'[Math.floor(random.next() * 4)];
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
  };
}
