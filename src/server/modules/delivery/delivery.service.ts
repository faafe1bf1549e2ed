import { setTimeout as pause } from 'node:timers/promises';
import type { askCarrier, CarrierPlace } from '#contracts/carrier.ts';
import type { HandlerInput } from '#contracts/kit/endpoint.ts';
import { shopDay } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { askingOf } from './asking.ts';
import { type Carrier, CarrierAway } from './carrier.ts';
import * as repository from './delivery.repository.ts';

const dayMs = 24 * 60 * 60_000;
/** Nobody needs branches that are older, not even while the carrier is away. */
const keptForMs = 30 * dayMs;
/** Who has an old answer does not wait longer for a new one; the new one is kept for the next. */
const patienceMs = 1500;

/** A question to the carrier and all that its answer tells, by the names under which it is kept. */
type Question = { readonly name: string; ask(carrier: Carrier): Promise<Map<string, unknown>> };

const areasQuestion: Question = {
  name: 'areas',
  ask: async (carrier) => new Map([['areas', await carrier.listAreas()]]),
};

const citiesName = (areaRef: string) => `cities ${areaRef}`;

/** One question for the whole country, kept by region: the carrier does not promise to tell the regions apart. */
const citiesQuestion = (areas: readonly CarrierPlace[]): Question => ({
  name: 'cities',
  ask: async (carrier) => {
    const byArea = new Map<string, CarrierPlace[]>(areas.map(({ Ref }) => [citiesName(Ref), []]));
    const cities = await carrier.listCities();
    for (const { Ref, Description, areaRef } of cities) byArea.get(citiesName(areaRef))?.push({ Ref, Description });
    return new Map<string, unknown>([...byArea, ['cities', cities.map(({ Ref }) => Ref)]]);
  },
});

const branchesQuestion = (cityRef: string): Question => {
  const name = `branches ${cityRef}`;
  return { name, ask: async (carrier) => new Map([[name, await carrier.listBranches(cityRef)]]) };
};

async function askAndKeep({ carrier, db, now, log }: Context, question: Question) {
  return askingOf(carrier).once(question.name, now, async () => {
    try {
      const answers = await question.ask(carrier);
      await repository.keepAnswers(db, answers, now());
      return answers;
    } catch (error) {
      if (error instanceof CarrierAway) log.warn({ err: error, question: question.name }, 'the carrier is away');
      throw error;
    }
  });
}

/** In memory an answer lives until midnight: one of today is then not older than a day, and nobody has to tell of its end. */
function showIfOfToday({ now, shows }: Context, fetchedAt: Date): void {
  if (shopDay(fetchedAt) === shopDay(now())) shows('carrier');
}

async function answerFromCarrier<Answer>(context: Context, question: Question, name: string): Promise<Answer> {
  const asked = askAndKeep(context, question);
  const answer = (await asked).get(name) as Answer;
  showIfOfToday(context, context.now());
  return answer;
}

/** The kept answer while it is of the last day, else the carrier's, else the kept one however old. */
async function answerTo<Answer>(context: Context, question: Question, name = question.name): Promise<Answer> {
  const kept = await repository.findAnswer(context.db, name);
  if (!kept) return answerFromCarrier<Answer>(context, question, name).catch(refuseWhileAway);
  const old = kept.answer as Answer;
  if (context.now().getTime() - kept.fetchedAt.getTime() < dayMs) {
    showIfOfToday(context, kept.fetchedAt);
    return old;
  }
  const fresh = answerFromCarrier<Answer>(context, question, name).catch((error: unknown) => {
    if (error instanceof CarrierAway) return old;
    throw error;
  });
  const impatience = new AbortController();
  const late = pause(patienceMs, old, { signal: impatience.signal, ref: false }).catch(() => old);
  return Promise.race([fresh, late]).finally(() => impatience.abort());
}

function refuseWhileAway(error: unknown): never {
  if (error instanceof CarrierAway) throw new Refusal('UNAVAILABLE', { because: 'carrier-away' });
  throw error;
}

const areas = (context: Context) => answerTo<CarrierPlace[]>(context, areasQuestion);

/** Only regions and cities that exist are asked about: nobody's inventions reach the carrier, or are kept. */
async function citiesOf(context: Context, areaRef: string): Promise<CarrierPlace[]> {
  const known = await areas(context);
  if (!known.some(({ Ref }) => Ref === areaRef)) throw unknownPlace('AreaRef');
  return answerTo(context, citiesQuestion(known), citiesName(areaRef));
}

async function branchesOf(context: Context, cityRef: string): Promise<CarrierPlace[]> {
  const question = branchesQuestion(cityRef);
  if (!(await repository.isKept(context.db, question.name))) {
    const cities = await answerTo<string[]>(context, citiesQuestion(await areas(context)));
    if (!cities.includes(cityRef)) throw unknownPlace('CityRef');
  }
  return answerTo(context, question);
}

const unknownPlace = (field: string) =>
  new Refusal('INVALID', { fields: { [`methodProperties.${field}`]: 'unknown-choice' } });

export async function answerQuestion(
  context: Context,
  { body: { calledMethod, methodProperties } }: HandlerInput<typeof askCarrier>,
): Promise<CarrierPlace[]> {
  const { AreaRef = '', CityRef = '' } = methodProperties;
  switch (calledMethod) {
    case 'getAreas':
      return areas(context);
    case 'getCities':
      return citiesOf(context, AreaRef);
    case 'getWarehouses':
      return branchesOf(context, CityRef);
  }
}

export const dropOldAnswers = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - keptForMs));
