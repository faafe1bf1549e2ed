import { type Carrier, CarrierAway } from './carrier.ts';

type Answers = ReadonlyMap<string, unknown>;

/** After a question failed, those who ask it again are told so at once, instead of each waiting for the same silence. */
const restMs = 30_000;

/** What is being asked of one carrier: of all who want to know the same at once, one asks. */
export class Asking {
  readonly #underWay = new Map<string, Promise<Answers>>();
  readonly #failed = new Map<string, { readonly error: CarrierAway; readonly untilMs: number }>();

  once(question: string, now: () => Date, ask: () => Promise<Answers>): Promise<Answers> {
    const same = this.#underWay.get(question);
    if (same !== undefined) return same;
    const failed = this.#failed.get(question);
    if (failed && now().getTime() < failed.untilMs) return Promise.reject(failed.error);
    const asked = ask()
      .then((answers) => {
        this.#failed.delete(question);
        return answers;
      })
      .catch((error: unknown) => {
        if (error instanceof CarrierAway) this.#failed.set(question, { error, untilMs: now().getTime() + restMs });
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
