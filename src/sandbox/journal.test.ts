import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from './journal.ts';

type Item = { id: string; state: number };

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kraplyna-journal-'));
  file = join(folder, 'items.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (limit?: number) =>
  openJournal<Item>({ file, keyOf: ({ id }) => id, ...(limit !== undefined && { limit }) });
const linesOf = () => readFileSync(file, 'utf8').split('\n').length - 1;

test('the last line of an item counts after a restart', () => {
  const { write } = open();
  write({ id: 'a', state: 1 });
  write({ id: 'b', state: 1 });
  write({ id: 'a', state: 2 });
  expect(linesOf()).toBe(3);
  expect([...open().items.values()]).toEqual([
    { id: 'a', state: 2 },
    { id: 'b', state: 1 },
  ]);
  expect(linesOf()).toBe(2);
});

test('a process that is killed while it writes loses that line only', () => {
  open().write({ id: 'a', state: 1 });
  appendFileSync(file, '{"id":"b","sta');
  const { items, write } = open();
  expect([...items.keys()]).toEqual(['a']);
  write({ id: 'c', state: 1 });
  expect([...open().items.keys()]).toEqual(['a', 'c']);
});

test('the oldest items above the limit are forgotten', () => {
  const { items, write } = open(2);
  for (const id of ['a', 'b', 'c']) write({ id, state: 1 });
  expect([...items.keys()]).toEqual(['b', 'c']);
  expect([...open(2).items.keys()]).toEqual(['b', 'c']);
});

test('the file does not grow with the changes', () => {
  const { write } = open(2);
  let most = 0;
  for (let state = 0; state < 5000; state += 1) {
    write({ id: state % 2 === 0 ? 'a' : 'b', state });
    if (state % 500 === 0) most = Math.max(most, linesOf());
  }
  expect(most).toBeGreaterThan(500);
  expect(most).toBeLessThan(1100);
  expect([...open(2).items.values()].map(({ state }) => state)).toEqual([4998, 4999]);
});

test('without a file it is kept in memory', () => {
  const { items, write } = openJournal<Item>({ file: null, keyOf: ({ id }) => id });
  write({ id: 'a', state: 1 });
  expect(items.get('a')).toEqual({ id: 'a', state: 1 });
});
