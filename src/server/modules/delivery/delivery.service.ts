import { setTimeout as pause } from 'node:timers/promises';
import type { askCarrier, CarrierPlace } from '#contracts/carrier.ts';
import type { PublicInput } from '#contracts/kit/endpoint.ts';
import { dayMs, shopDay } from '#domain/dates.ts';
import type { PublicContext } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type Carrier, CarrierUnavailable } from './carrier.ts';
import * as repository from './delivery.repository.ts';
import { type CarrierResponse, coalescerOf } from './request-coalescing.ts';

/** Nobody needs branches that are older, not even while the carrier is away. */
const cacheMaxAgeMs = 30 * dayMs;
/** Who has an old answer does not wait longer for a new one; the new one is kept for the next. */
const staleFallbackMs = 1500;

/** A question to the carrier and the name under which its answer is stored; it may bring more answers than its own. */
type Question = { readonly name: string; ask(carrier: Carrier): Promise<CarrierResponse> };

const areasQuestion: Question = {
  name: 'areas',
  ask: async (carrier) => {
    const { places, isComplete } = await carrier.listAreas();
    return { answers: new Map([['areas', places]]), isComplete };
  },
};

const citiesName = (areaRef: string) => `cities ${areaRef}`;

/** One question for the whole country, kept by region: the carrier does not promise to tell the regions apart. */
const citiesQuestion = (areas: readonly CarrierPlace[]): Question => ({
  name: 'cities',
  ask: async (carrier) => {
    const byArea = new Map<string, CarrierPlace[]>(areas.map(({ Ref }) => [citiesName(Ref), []]));
    const { places: cities, isComplete } = await carrier.listCities();
    for (const { Ref, Description, areaRef } of cities) byArea.get(citiesName(areaRef))?.push({ Ref, Description });
    return { answers: new Map<string, unknown>([...byArea, ['cities', cities.map(({ Ref }) => Ref)]]), isComplete };
  },
});

const branchesQuestion = (cityRef: string): Question => {
  const name = `branches ${cityRef}`;
  return {
    name,
    ask: async (carrier) => {
      const { places, isComplete } = await carrier.listBranches(cityRef);
      return { answers: new Map([[name, places]]), isComplete };
    },
  };
};

/** Only a complete answer is stored: what is empty or cut short would be believed for a day. */
async function fetchAndCache({ carrier, db, now, log }: PublicContext, question: Question): Promise<CarrierResponse> {
  return coalescerOf(carrier).once(question.name, now, async () => {
    try {
      const answered = await question.ask(carrier);
      if (answered.isComplete) await repository.cacheResponses(db, answered.answers, now());
      else log.warn({ question: question.name }, 'a list of the carrier is empty or cut short; it is not stored');
      return answered;
    } catch (error) {
      if (error instanceof CarrierUnavailable) log.warn({ err: error, question: question.name }, 'the carrier is away');
      throw error;
    }
  });
}

/** In memory an answer lives until midnight: one of today is then not older than a day, and nobody has to tell of its end. */
function showIfOfToday({ now, addCacheTags }: PublicContext, fetchedAt: Date): void {
  if (shopDay(fetchedAt) === shopDay(now())) addCacheTags('carrier');
}

/** `old` is what to show instead of an answer that is not complete. */
async function fetchFromCarrier<Answer>(
  context: PublicContext,
  question: Question,
  name: string,
  old?: Answer,
): Promise<Answer> {
  const { answers, isComplete } = await fetchAndCache(context, question);
  if (!isComplete && old !== undefined) return old;
  if (isComplete) showIfOfToday(context, context.now());
  return answers.get(name) as Answer;
}

/** The kept answer while it is of the last day, else the carrier's, else the kept one however old. */
async function readThroughCache<Answer>(
  context: PublicContext,
  question: Question,
  name = question.name,
): Promise<Answer> {
  const kept = await repository.findCached(context.db, name);
  if (!kept) return fetchFromCarrier<Answer>(context, question, name).catch(refuseWhileUnavailable);
  const old = kept.answer as Answer;
  if (context.now().getTime() - kept.fetchedAt.getTime() < dayMs) {
    showIfOfToday(context, kept.fetchedAt);
    return old;
  }
  const fresh = fetchFromCarrier<Answer>(context, question, name, old).catch((error: unknown) => {
    if (error instanceof CarrierUnavailable) return old;
    throw error;
  });
  const impatience = new AbortController();
  const late = pause(staleFallbackMs, old, { signal: impatience.signal, ref: false }).catch(() => old);
  return Promise.race([fresh, late]).finally(() => impatience.abort());
}

function refuseWhileUnavailable(error: unknown): never {
  if (error instanceof CarrierUnavailable) throw new Refusal('UNAVAILABLE', { because: 'carrier-away' });
  throw error;
}

/** For what is only looked up on the way: the age of the answer itself decides how long it may be cached. */
const onTheWay = (context: PublicContext): PublicContext => ({ ...context, addCacheTags: () => undefined });

const areas = (context: PublicContext) => readThroughCache<CarrierPlace[]>(context, areasQuestion);

/** Only regions and cities that exist are asked about: nobody's inventions reach the carrier, or are kept. */
async function citiesOf(context: PublicContext, areaRef: string): Promise<CarrierPlace[]> {
  const known = await areas(onTheWay(context));
  if (!known.some(({ Ref }) => Ref === areaRef)) throw unknownPlace('AreaRef');
  return readThroughCache(context, citiesQuestion(known), citiesName(areaRef));
}

async function branchesOf(context: PublicContext, cityRef: string): Promise<CarrierPlace[]> {
  const question = branchesQuestion(cityRef);
  if (!(await repository.isCached(context.db, question.name))) {
    const known = await areas(onTheWay(context));
    const cities = await readThroughCache<string[]>(onTheWay(context), citiesQuestion(known));
    if (!cities.includes(cityRef)) throw unknownPlace('CityRef');
  }
  return readThroughCache(context, question);
}

const unknownPlace = (field: string) =>
  new Refusal('INVALID', { fields: { [`methodProperties.${field}`]: 'unknown-choice' } });

export async function answerQuestion(
  context: PublicContext,
  { body: { calledMethod, methodProperties } }: PublicInput<typeof askCarrier>,
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

export const dropOldResponses = ({ db, now }: Pick<PublicContext, 'db' | 'now'>): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - cacheMaxAgeMs));
