import { type Carrier, CarrierUnavailable } from './carrier.ts';

/** What the carrier answered, by the names under which it is stored, and whether that is all there is. */
export type Answered = { readonly answers: ReadonlyMap<string, unknown>; readonly isComplete: boolean };

type Recent = { readonly answered: Promise<Answered>; readonly untilMs: number };

/** After a question failed, those who ask it again get the same answer at once, instead of each waiting for the same silence. */
const restMs = 30_000;
/** A doubtful answer serves this long; then the carrier is asked again. */
const doubtMs = 5 * 60_000;

/** What is being asked of one carrier: of all who want to know the same at once, one asks. */
export class Asking {
  readonly #underWay = new Map<string, Promise<Answered>>();
  readonly #recent = new Map<string, Recent>();

  once(question: string, now: () => Date, ask: () => Promise<Answered>): Promise<Answered> {
    const same = this.#underWay.get(question);
    if (same !== undefined) return same;
    const recent = this.#recent.get(question);
    if (recent && now().getTime() < recent.untilMs) return recent.answered;
    this.#recent.delete(question);
    const keepFor = (ms: number) => this.#recent.set(question, { answered: asked, untilMs: now().getTime() + ms });
    const asked = ask()
      .then((answered) => {
        if (!answered.isComplete) keepFor(doubtMs);
        return answered;
      })
      .catch((error: unknown) => {
        if (error instanceof CarrierUnavailable) keepFor(restMs);
        throw error;
      })
      .finally(() => this.#underWay.delete(question));
    this.#underWay.set(question, asked);
    return asked;
  }
}

const askings = new WeakMap<Carrier, Asking>();

export function askingOf(carrier: Carrier): Asking {
  const known = askings.get(carrier) ?? new Asking();
  askings.set(carrier, known);
  return known;
}
