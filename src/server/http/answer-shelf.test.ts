import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerShelf } from './answer-shelf.ts';
import { bytesOf, ReadyAnswer } from './ready-answer.ts';

const today = '2026-03-17';
const answerOf = (bytes: number) => new ReadyAnswer({ status: 200, headers: {}, bytes: Buffer.alloc(bytes) });

const limitBytes = 40_000;

/** The rule by its letter: keys in the order in which they came or were spared, with their sizes. */
class Model {
  kept: { key: string; bytes: number; isUsed: boolean }[] = [];

  get bytes(): number {
    return this.kept.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  put(key: string, bytes: number): void {
    this.drop(key);
    if (bytes <= limitBytes / 4) this.kept.push({ key, bytes, isUsed: false });
    while (this.bytes > limitBytes) {
      const oldest = this.kept.shift();
      if (oldest?.isUsed) this.kept.push({ ...oldest, isUsed: false });
    }
  }

  find(key: string): boolean {
    const found = this.kept.find((kept) => kept.key === key);
    if (found) found.isUsed = true;
    return found !== undefined;
  }

  drop(key: string): void {
    this.kept = this.kept.filter((kept) => kept.key !== key);
  }
}

type Step = (shelf: AnswerShelf, model: Model) => void;

const putting = (key: string, size: number): Step => {
  const answer = answerOf(size);
  return (shelf, model) => {
    shelf.put(key, answer, new Set([`thing:${key}`]), today);
    model.put(key, answer.sizeBytes + 2 * key.length + 120);
  };
};
const finding = (key: string): Step => {
  return (shelf, model) => expect(shelf.find(key, today) !== undefined).toBe(model.find(key));
};
const dropping = (key: string): Step => {
  return (shelf, model) => {
    shelf.drop(`thing:${key}`);
    model.drop(key);
  };
};

describe('the shelf of kept answers', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(key, fc.nat(12_000)).map(([name, size]) => putting(name, size)) },
    { weight: 3, arbitrary: key.map(finding) },
    { weight: 1, arbitrary: key.map(dropping) },
  );

  it('never holds more than it may, and lets go of what nobody asked for', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const shelf = new AnswerShelf(limitBytes);
        const model = new Model();
        for (const act of steps) {
          act(shelf, model);
          expect([shelf.count, shelf.bytes]).toEqual([model.kept.length, model.bytes]);
          expect(shelf.bytes).toBeLessThanOrEqual(limitBytes);
        }
      }),
    );
  });

  it('counts the encodings that are made later, and makes room for them', () => {
    const shelf = new AnswerShelf(30_000);
    const noise = () =>
      new ReadyAnswer({ status: 200, headers: {}, bytes: Buffer.from(crypto.getRandomValues(new Uint8Array(5000))) });
    const [first, second, third] = [noise(), noise(), noise()];
    shelf.put('first', first, new Set(), today);
    shelf.put('second', second, new Set(), today);
    shelf.put('third', third, new Set(), today);
    const before = shelf.bytes;
    const { body } = second.getForm('gzip');
    expect(shelf.bytes).toBe(before + body.length);
    second.getForm('br');
    third.getForm('br');
    expect(shelf.bytes).toBeLessThanOrEqual(30_000);
    expect(shelf.find('first', today)).toBeUndefined();
    const after = shelf.bytes;
    first.getForm('br');
    expect(shelf.bytes, 'what is gone does not count').toBe(after);
  });

  it('counts an encoding that was made smaller as it is now', async () => {
    const shelf = new AnswerShelf(1_000_000);
    const text = Array.from({ length: 500 }, (_, index) => `${index} ${index * 7919} парфуми`).join(' ');
    const answer = new ReadyAnswer({ status: 200, headers: {}, bytes: Buffer.from(text) });
    shelf.put('page', answer, new Set(), today);
    const before = shelf.bytes;
    const quick = answer.getForm('br');
    expect([answer.findForm('br'), quick.isQuick], 'who asks next gets the same').toEqual([quick, true]);
    await answer.settled();
    const small = answer.getForm('br');
    expect([small.isQuick, small.unchangedHead.at(-1) === quick.unchangedHead.at(-1)]).toEqual([false, false]);
    expect(small.body.length).toBeLessThan(quick.body.length);
    expect(shelf.bytes, 'the long form made room').toBe(before + small.body.length - Buffer.byteLength(text));
    expect(bytesOf(answer.getForm('identity').body).toString(), 'and is there for who asks').toBe(text);
    expect(gunzipSync(bytesOf(answer.getForm('gzip').body)).toString()).toBe(text);
  });

  it('drops all that shows a thing and nothing else', () => {
    const shelf = new AnswerShelf(limitBytes);
    shelf.put('list', answerOf(1), new Set(['product:1', 'product:2']), today);
    shelf.put('one', answerOf(1), new Set(['product:1']), today);
    shelf.put('two', answerOf(1), new Set(['product:2']), today);
    shelf.drop('product:1');
    expect(['list', 'one', 'two'].filter((key) => shelf.find(key, today))).toEqual(['two']);
    shelf.clear();
    expect([shelf.count, shelf.bytes]).toEqual([0, 0]);
  });

  it('has nothing left of yesterday', () => {
    const shelf = new AnswerShelf(limitBytes);
    shelf.put('page', answerOf(1), new Set(), today);
    expect(shelf.find('page', '2026-03-18')).toBeUndefined();
    expect(shelf.count).toBe(0);
  });
});
