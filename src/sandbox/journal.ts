import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Journal<Item> = {
  /** By key, the oldest first. */
  readonly items: ReadonlyMap<string, Item>;
  /** Synchronous: a line is written sooner than handed to another thread, and the last change wins. */
  write(item: Item): void;
};

type JournalOptions<Item> = {
  /** Null keeps the items in memory only. */
  readonly file: string | null;
  readonly keyOf: (item: Item) => string;
  /** Of items: the oldest ones above it are forgotten. By default there is none. */
  readonly limit?: number;
};

/** Items in memory, and as lines of JSON in a file, so that they survive a restart. The last line of an item counts. */
export function openJournal<Item>({
  file,
  keyOf,
  limit = Number.POSITIVE_INFINITY,
}: JournalOptions<Item>): Journal<Item> {
  const items = new Map<string, Item>();
  let lines = 0;

  function keep(item: Item): void {
    items.set(keyOf(item), item);
    for (const oldest of items.keys()) {
      if (items.size <= limit) return;
      items.delete(oldest);
    }
  }

  /** Leaves out what changed again or was forgotten. */
  function rewrite(path: string): void {
    writeFileSync(`${path}.draft`, [...items.values()].map(lineOf).join(''));
    renameSync(`${path}.draft`, path);
    lines = items.size;
  }

  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) {
      // The last line is only a part of one if the process was killed while it wrote.
      for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) keep(JSON.parse(line));
      rewrite(file);
    }
  }
  return {
    items,
    write(item) {
      keep(item);
      if (file === null) return;
      appendFileSync(file, lineOf(item));
      lines += 1;
      if (lines > 10 * items.size + 1000) rewrite(file);
    },
  };
}

const lineOf = (item: unknown) => `${JSON.stringify(item)}\n`;
