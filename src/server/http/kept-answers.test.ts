import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { KeptAnswers } from './kept-answers.ts';
import { bytesOf, ReadyAnswer } from './ready-answer.ts';
import type { Showing } from './showing.ts';

const textOf = (answer: ReadyAnswer | undefined) => answer && bytesOf(answer.getForm('identity').body).toString();
const answerOf = (text: string) => new ReadyAnswer({ status: 200, headers: {}, bytes: Buffer.from(text) });

const make = (text: string) => (showing: Showing) =>
  showing.watch(async (shows) => {
    shows('products');
    return answerOf(text);
  });

function openAnswers() {
  const time = { ms: 0 };
  const answers = new KeptAnswers({ clock: () => time.ms });
  answers.listening();
  answers.upToDate(0);
  return { answers, time };
}

/** Lets everything go on that waits for nothing but its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const shownBy = { one: ['products'], two: ['brands', 'blog'] } as const;
type Question = keyof typeof shownBy;
type Thing = (typeof shownBy)[Question][number];

/** A database that counts its changes, and pages that show the counts. */
class ToyShop {
  readonly answers = openAnswers().answers;
  readonly #versions: Record<Thing, number> = { products: 0, brands: 0, blog: 0 };
  readonly #untold: Thing[] = [];
  readonly #underWay: { read(): void; finish(): void }[] = [];

  truthOf(question: Question): string {
    return shownBy[question].map((thing) => `${thing} ${this.#versions[thing]}`).join();
  }

  get isAllTold(): boolean {
    return this.#untold.length === 0;
  }

  ask(question: Question): void {
    void this.answers.get(question, (showing) => showing.watch((shows) => this.#make(question, shows)));
  }

  async #make(question: Question, shows: Context['shows']): Promise<ReadyAnswer> {
    shows(...shownBy[question]);
    const finishing = Promise.withResolvers<void>();
    let text = this.truthOf(question);
    const read = () => {
      text = this.truthOf(question);
    };
    this.#underWay.push({ read, finish: finishing.resolve });
    await finishing.promise;
    return answerOf(text);
  }

  read(at: number): void {
    this.#underWay[at]?.read();
  }

  finish(at: number): void {
    this.#underWay.splice(at, 1)[0]?.finish();
  }

  commit(thing: Thing): void {
    this.#versions[thing] += 1;
    this.#untold.push(thing);
  }

  tell(): void {
    const thing = this.#untold.shift();
    if (thing) this.answers.changed(thing);
  }
}

describe('kept answers', () => {
  const event: fc.Arbitrary<(shop: ToyShop) => void> = fc.oneof(
    fc.constantFrom<Question[]>('one', 'two').map((question) => (shop: ToyShop) => shop.ask(question)),
    fc.constantFrom<Thing[]>('products', 'brands', 'blog').map((thing) => (shop: ToyShop) => shop.commit(thing)),
    fc.constant((shop: ToyShop) => shop.tell()),
    fc.nat(3).map((at) => (shop: ToyShop) => shop.read(at)),
    fc.nat(3).map((at) => (shop: ToyShop) => shop.finish(at)),
  );

  it('show what is true, in whichever order questions, changes and their news come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 40, size: 'max' }), async (events) => {
        const shop = new ToyShop();
        for (const happen of events) {
          happen(shop);
          await turn();
          if (!shop.isAllTold) continue;
          const questions: Question[] = ['one', 'two'];
          for (const each of questions) {
            expect([undefined, shop.truthOf(each)]).toContain(textOf(shop.answers.find(each)));
          }
        }
      }),
    );
  });

  it('are made once for all who ask at once, and again for who asks after a change', async () => {
    const { answers } = openAnswers();
    const slow = Promise.withResolvers<void>();
    let made = 0;
    const ask = () =>
      answers.get('page', (showing) =>
        showing.watch(async (shows) => {
          made += 1;
          const text = `version ${made}`;
          shows('products');
          await slow.promise;
          return answerOf(text);
        }),
      );
    const early = [ask(), ask(), ask()];
    answers.changed('products');
    const late = [ask(), ask()];
    slow.resolve();
    expect((await Promise.all(early)).map(textOf)).toEqual(Array(3).fill('version 1'));
    expect((await Promise.all(late)).map(textOf)).toEqual(Array(2).fill('version 2'));
    expect(textOf(answers.find('page'))).toBe('version 2');
  });

  it('fail together with the one who makes them, and are tried again', async () => {
    const { answers } = openAnswers();
    const fail = () => answers.get('page', () => Promise.reject(new Error('away')));
    await Promise.all([fail(), fail()].map((failed) => expect(failed).rejects.toThrow('away')));
    expect(textOf(await answers.get('page', make('back')))).toBe('back');
  });

  it('are not trusted when the database has been silent for more than a second, and are again when it speaks', async () => {
    const { answers, time } = openAnswers();
    await answers.get('page', make('kept'));
    time.ms = 1000;
    expect(textOf(answers.find('page'))).toBe('kept');
    time.ms = 1001;
    expect(answers.find('page')).toBeUndefined();
    answers.upToDate(900);
    expect(textOf(answers.find('page'))).toBe('kept');
  });

  it('are gone once the news are lost, also those that were on their way', async () => {
    const { answers } = openAnswers();
    await answers.get('kept', make('old'));
    const slow = Promise.withResolvers<void>();
    const onItsWay = answers.get('late', async (showing) => {
      const answer = await make('old')(showing);
      await slow.promise;
      return answer;
    });
    answers.lost();
    answers.upToDate(0);
    await answers.get('deaf', make('unheard'));
    answers.listening();
    answers.upToDate(0);
    slow.resolve();
    await onItsWay;
    expect(answers.numbers.answers).toBe(0);
    await answers.get('kept', make('new'));
    expect(textOf(answers.find('kept'))).toBe('new');
  });

  it('are only those that are known to be whole', async () => {
    const { answers } = openAnswers();
    const quiet = async (showing: Showing) => showing.watch(async () => answerOf('says nothing of what it shows'));
    await answers.get('quiet', quiet);
    await answers.get('half', async (showing) => {
      await make('menu')(showing);
      return quiet(showing);
    });
    await answers.get('without', async (showing) => {
      await make('menu')(showing);
      await showing
        .watch(async (shows) => {
          shows('brands');
          throw new Error('the database is away');
        })
        .catch(() => undefined);
      return answerOf('a page with a hole');
    });
    await answers.get('failed', async (showing) => {
      await make('menu')(showing);
      return new ReadyAnswer({ status: 500, headers: {}, bytes: Buffer.from('broke') });
    });
    await answers.get('no data', async () => answerOf('no call at all'));
    await answers.get(null, make('no key'));
    expect(answers.numbers).toMatchObject({ answers: 0, misses: 6 });
  });
});
