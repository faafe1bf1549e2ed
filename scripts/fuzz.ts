import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { buildIfStale } from './build.ts';
import { type Operation, readOperations } from './fuzzing/api-description.ts';
import { asCommand, Findings, faultOf } from './fuzzing/findings.ts';
import { isAlive, startFuzzedShop } from './fuzzing/fuzzed-shop.ts';
import { Person } from './fuzzing/people.ts';
import { type FuzzRequest, requestsTo, requestsToPages } from './fuzzing/requests.ts';
import { type FuzzAnswer, ShopClient } from './fuzzing/shop-client.ts';
import { KnownIds } from './fuzzing/valid-values.ts';

/** `npm run fuzz`: sends valid and invalid requests to all operations and pages, and reports faulty responses. */

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seconds: { type: 'string', default: '120' },
    operation: { type: 'string' },
  },
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const endAt = () => performance.now() + Number(values.seconds) * 1000;

/** Concurrent connections: enough for load, too few to trigger load shedding. */
const senders = 4;
const requestsPerTurn = 6;

const demoAdmin = { email: 'admin@kraplyna.test', password: 'kraplyna-admin' };
const demoCustomer = { email: 'olena@kraplyna.test', password: 'kraplyna-olena' };

type Task = {
  readonly name: string;
  readonly person: Person;
  readonly requests: () => fc.Arbitrary<FuzzRequest>;
  readonly group: string;
};

class Run {
  readonly findings = new Findings();
  readonly statuses = new Map<number, number>();
  requests = 0;
  slowest: { readonly name: string; readonly answer: FuzzAnswer; readonly command: string } | null = null;
  readonly #client: ShopClient;
  readonly #origin: string;
  readonly #known: KnownIds;
  readonly #protectedIds: ReadonlySet<string>;

  constructor(client: ShopClient, origin: string, known: KnownIds, protectedIds: ReadonlySet<string>) {
    this.#client = client;
    this.#origin = origin;
    this.#known = known;
    this.#protectedIds = protectedIds;
  }

  /** A few requests of one task, reproducible by seed if the ids are the same. */
  async turn({ name, person, requests, group }: Task, turnSeed: number): Promise<void> {
    for (const generated of fc.sample(requests(), { seed: turnSeed, numRuns: requestsPerTurn })) {
      if ([...this.#protectedIds].some((id) => generated.target.includes(id))) continue;
      const request = {
        ...generated,
        headers: { 'x-forwarded-for': callerAddress(), ...person.headers, ...generated.headers },
      };
      const answer = await this.#client.send(request);
      this.#note(name, person, group, request, answer);
      if (answer.status === 401) await person.stay();
    }
  }

  #note(name: string, person: Person, group: string, request: FuzzRequest, answer: FuzzAnswer): void {
    this.requests += 1;
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    const command = () => asCommand(this.#origin, request);
    if (!this.slowest || answer.tookMs > this.slowest.answer.tookMs)
      this.slowest = { name, answer, command: command() };
    const fault = faultOf(request, answer);
    if (fault !== null) this.findings.add(`${name} as ${person.role}`, fault, command(), answer);
    if (answer.status === 200) this.harvest(group, answer.text);
  }

  harvest(group: string, text: string): void {
    for (const [, id] of text.slice(0, 100_000).matchAll(/"(?:_id|slideId)":"([\da-f-]{36})"/g)) {
      if (id !== undefined) this.#known.note(group, id);
    }
  }
}

const callerAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Ids of the fuzzer's own accounts and roles, which no request may change. */
async function idsToProtect(client: ShopClient, people: readonly Person[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { headers } of people) {
    if (!headers.authorization) continue;
    const token = headers.authorization.replace('Bearer ', '');
    const session = (await client.call('GET', '/api/auth/session', { token })) as { userInfo: { userId: string } };
    ids.add(session.userInfo.userId);
    const roles = await client.call('GET', '/api/admin/roles/get', { token }).catch(() => []);
    for (const { _id } of roles as { _id: string }[]) ids.add(_id);
  }
  return ids;
}

const pages = [
  '/index',
  '/blog',
  '/blog/rss.xml',
  '/products',
  '/products/categories/zhinochi',
  '/auth',
  '/auth/success',
  '/orders',
  '/orders/orderAccepted',
  '/orders/track',
  '/user/orders',
  '/about',
  '/delivery',
  '/contract',
  '/admin',
  '/admin/products',
  '/forgot-password',
  '/confirm-registration/x',
  '/reset-password/x',
  '/notify/stop/x',
  '/sitemap.xml',
  '/robots.txt',
  '/en/index',
  '/en/products',
  '/healthz',
];

async function fuzz(origin: string): Promise<boolean> {
  const client = new ShopClient(origin);
  try {
    const known = new KnownIds();
    const guest = new Person(client, 'guest', null);
    const customer = new Person(client, 'customer', demoCustomer);
    const admin = new Person(client, 'admin', demoAdmin);
    const people = [guest, customer, admin];
    for (const person of people) await person.signIn();
    const run = new Run(client, origin, known, await idsToProtect(client, people));
    const operations = readOperations(await client.call('GET', '/api/openapi.json')).filter(
      ({ operationId, path }) =>
        !values.operation || operationId === values.operation || path.includes(values.operation),
    );
    await readFirstIds(client, run, operations, admin);
    const tasks: Task[] = operations.flatMap((operation) =>
      people.map((person) => ({
        name: `${operation.method} ${operation.path}`,
        person,
        group: operation.group,
        requests: () => requestsTo(operation, known),
      })),
    );
    if (!values.operation) {
      for (const person of people)
        tasks.push({ name: 'pages and files', person, group: '', requests: () => requestsToPages(pages) });
    }
    console.log(
      `${operations.length} operations as ${people.map(({ role }) => role).join(', ')}; seed ${seed}, ${values.seconds} s`,
    );
    await runTasks(run, tasks, endAt());
    const alive = await isAlive(origin);
    report(run, alive);
    return alive && run.findings.count === 0;
  } finally {
    client.close();
  }
}

/** Seeds the known ids, so that the first requests already hit existing rows. */
async function readFirstIds(
  client: ShopClient,
  run: Run,
  operations: readonly Operation[],
  admin: Person,
): Promise<void> {
  for (const { method, path, group } of operations) {
    if (method !== 'GET' || path.includes('{')) continue;
    const { status, text } = await client.send({ method, target: path, headers: admin.headers, body: null });
    if (status === 200) run.harvest(group, text);
  }
}

async function runTasks(run: Run, tasks: readonly Task[], until: number): Promise<void> {
  let turn = 0;
  const work = async () => {
    while (performance.now() < until) {
      const at = turn;
      turn += 1;
      const task = tasks[at % tasks.length];
      if (task) await run.turn(task, (seed + at * 7919) | 0);
    }
  };
  await Promise.all(Array.from({ length: senders }, work));
  console.log(`${turn} turns over ${tasks.length} tasks`);
}

function report({ requests, statuses, findings, slowest }: Run, alive: boolean): void {
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  console.log(`${requests} requests (${counts.join(', ')})`);
  if (slowest)
    console.log(
      `the slowest answer took ${Math.round(slowest.answer.tookMs)} ms: ${slowest.name}\n  ${slowest.command.slice(0, 500)}`,
    );
  if (!alive) console.log('The shop does not answer any more.');
  console.log(
    findings.count === 0
      ? 'No fault found.'
      : `\n${findings.count} faults; repeat with --seed ${seed}\n\n${findings.describe()}`,
  );
}

const given = process.env.SHOP_URL;
if (given) process.exitCode = (await fuzz(given.replace(/\/$/, ''))) ? 0 : 1;
else {
  await buildIfStale({ onProgress: (step) => console.log(`${step} …`) });
  const shop = await startFuzzedShop(console.log);
  try {
    process.exitCode = (await fuzz(shop.origin)) ? 0 : 1;
  } finally {
    await shop.stop();
  }
}
