import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.ts';
import { categoryCalls, categoryPages, findAddresses, findCategories } from './addresses.ts';
import { addSizedCategories, type Catalogue, openCatalogue, removeSizedCategories } from './catalogue.ts';
import { type ColdBaselines, measure, measureOrders, withColdBaselines, withHttpBaseline } from './loads.ts';
import type { Pace } from './measurement.ts';
import { removeOrders, stockProducts } from './order-fixtures.ts';
import { atLeast, type Goal, printGoals, printRows, type Row, ratio, shown, under } from './report.ts';
import { ShopProcess, ShopProcesses } from './shop-process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '10' },
    connections: { type: 'string', default: '16' },
    products: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '1' },
    only: { type: 'string' },
    data: { type: 'string', default: path.join(import.meta.dirname, '../.data/bench') },
  },
});
const pace: Pace = {
  connections: Number(values.connections),
  warmUpMs: Number(values['warm-up']) * 1000,
  measureMs: Number(values.seconds) * 1000,
};
const dataDir = values.data;
const processes = Number(values.processes);
if (!(Number.isInteger(processes) && processes >= 1 && processes <= pace.connections))
  throw new Error(`--processes needs a whole number from 1 to ${pace.connections}, the number of connections`);
/** More pages than of other categories, so that each connection has its own. */
const pagesOfSizedCategories = 6;
const sizedCategories = { 'bench-1000': 1000, 'bench-100000': 100_000 };

const kinds = [
  ['categoryPage', 'category page, HTML'],
  ['categoryApi', 'category, API'],
  ['productPage', 'product page, HTML'],
  ['productApi', 'product, API'],
  ['searchApi', 'search, API'],
] as const;

const originsOf = ({ origin, furtherOrigins }: ShopProcesses) => ({ origin, furtherOrigins });

const reportStep = (step: string) => console.log(`${step} …`);

/** With the response cache off. */
async function runCold({ database, databaseUrl }: Catalogue): Promise<Goal[]> {
  const shop = await ShopProcesses.start(processes, { dataDir, databaseUrl, responseCacheMb: 0 });
  try {
    const titles = (await findCategories(shop.origin)).map(({ title }) => title);
    const goals = await withColdBaselines(databaseUrl, titles, (baselines) => runAgainstBaselines(shop, baselines));
    reportStep('\nadding categories of 1,000 and of 100,000');
    await addSizedCategories(database, sizedCategories);
    return [...goals, ...(await runSizedCategories(shop))];
  } finally {
    await shop.stop();
    await removeSizedCategories(database);
  }
}

/** Pages against a bare page, API calls against a bare query. */
async function runAgainstBaselines(shop: ShopProcesses, baselines: ColdBaselines): Promise<Goal[]> {
  const addresses = await findAddresses(shop.origin);
  const rows: Row[] = [];
  const goals: Goal[] = [];
  for (const [kind, name] of kinds) {
    const target = { ...originsOf(shop), paths: addresses[kind] };
    const isPage = kind === 'categoryPage' || kind === 'productPage';
    const bare = isPage ? 'bare Fastify, one SQL, React' : 'bare Fastify, one SQL';
    const [measured, baseline] = await measure([target, isPage ? baselines.page : baselines.sql], pace);
    rows.push({ name, ...measured, memoryMb: await shop.memoryMb(), ratio: shown(ratio(measured, baseline)) });
    rows.push({ name: `  ${bare}`, ...baseline });
    if (kind === 'searchApi') goals.push(under('cold search, p99', measured.p99Ms, 50, 'ms'));
    else goals.push(atLeast(`cold ${name} ÷ ${bare}`, ratio(measured, baseline), isPage ? 0.2 : 0.5));
    if (isPage) goals.push(atLeast(`cold ${name}, per second`, measured.perSecond, 200));
  }
  printRows('Cold: the response cache is off. Ratio to a bare Fastify route with one SQL query', rows);
  return goals;
}

async function runSizedCategories(shop: ShopProcesses): Promise<Goal[]> {
  const rows: Row[] = [];
  const goals: Goal[] = [];
  for (const [name, addressesOf] of [
    ['API', categoryCalls],
    ['HTML', categoryPages],
  ] as const) {
    const target = (title: string) => ({
      ...originsOf(shop),
      paths: addressesOf([{ title, pages: pagesOfSizedCategories }]),
    });
    const [large, small] = await measure([target('bench-100000'), target('bench-1000')], pace);
    rows.push({ name: `category of 100,000, ${name}`, ...large, ratio: shown(ratio(large, small)) });
    rows.push({ name: `  of 1,000, ${name}`, ...small });
    goals.push(atLeast(`category of 100,000 ÷ of 1,000, ${name}`, ratio(large, small), 0.9));
  }
  printRows('Cold: a category a hundred times as large. Ratio of the large to the small one', rows);
  return [...goals, ...(await runFiltered(shop))];
}

const filters = {
  'one facet': '&filter[family]=woody',
  'three facets': '&filter[family]=woody&filter[gender]=women&filter[stock]=true',
};

async function runFiltered(shop: ShopProcesses): Promise<Goal[]> {
  const paths = categoryCalls([{ title: 'bench-100000', pages: pagesOfSizedCategories }]);
  const rows: Row[] = [];
  const goals: Goal[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    const [filtered, unfiltered] = await measure(
      [
        { ...originsOf(shop), paths: paths.map((path) => path + filter) },
        { ...originsOf(shop), paths },
      ],
      pace,
    );
    rows.push({ name: `list with ${name}`, ...filtered, ratio: shown(ratio(filtered, unfiltered)) });
    rows.push({ name: '  without filters', ...unfiltered });
    goals.push(atLeast(`list of 100,000 with ${name} ÷ without`, ratio(filtered, unfiltered), 1 / 1.5));
  }
  printRows('Cold: filtered lists of a category of 100,000, API', rows);
  return goals;
}

/** With the response cache on. */
async function runWarm({ databaseUrl }: Catalogue): Promise<Goal[]> {
  const shop = await ShopProcesses.start(processes, { dataDir, databaseUrl, responseCacheMb: 96 });
  try {
    const addresses = await findAddresses(shop.origin);
    const rows: Row[] = [];
    const goals: Goal[] = [];
    for (const [kind, name] of kinds) {
      const target = { ...originsOf(shop), paths: addresses[kind] };
      const [measured, httpBaseline] = await withHttpBaseline(target, pace, (baseline) =>
        measure([target, baseline], pace),
      );
      rows.push({ name, ...measured, memoryMb: await shop.memoryMb(), ratio: shown(ratio(measured, httpBaseline)) });
      rows.push({ name: '  bare node:http, same bytes', ...httpBaseline });
      goals.push(atLeast(`warm ${name} ÷ bare node:http`, ratio(measured, httpBaseline), 0.5));
    }
    printRows('Warm: responses come from the cache. Ratio to a bare node:http server that sends the same bytes', rows);
    goals.push(...(await weighPage(shop.origin + addresses.categoryPage[0])));
    const memoryMb = await shop.memoryMb();
    return memoryMb === null ? goals : [...goals, under('memory after load', memoryMb, 400, 'MB')];
  } finally {
    await shop.stop();
  }
}

/** After the load, so that it is compressed well. */
async function weighPage(address: string): Promise<Goal[]> {
  const kilobytesWith = async (encoding: string) => {
    const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
    await response.arrayBuffer();
    return Number(response.headers.get('content-length')) / 1000;
  };
  return [
    under('category page, HTML', await kilobytesWith('identity'), 70, 'KB'),
    under('category page, compressed', await kilobytesWith('br'), 14, 'KB'),
  ];
}

/** Orders of three products, from the request to the invoice at the payment stand-in, while e-mails are sent. */
async function runOrders({ database, databaseUrl }: Catalogue): Promise<Goal[]> {
  const productIds = await stockProducts(database);
  try {
    const shop = await ShopProcesses.start(processes, {
      dataDir,
      databaseUrl,
      responseCacheMb: 96,
      isBehindProxy: true,
    });
    try {
      const measured = await measureOrders(shop, productIds, pace);
      printRows('Orders: each takes the stock of three products', [
        { name: 'orders placed', ...measured, memoryMb: await shop.memoryMb() },
      ]);
      return [
        atLeast('orders placed per second', measured.perSecond, 200),
        under('placing an order, p99', measured.p99Ms, 150, 'ms'),
      ];
    } finally {
      await shop.stop();
    }
  } finally {
    await removeOrders(database);
  }
}

const busyCores = loadavg()[0] ?? 0;
if (busyCores > availableParallelism() / 2) {
  console.log(
    `This machine is busy already (${shown(busyCores)} of ${availableParallelism()} cores): the numbers mean little.`,
  );
}
await buildIfStale({ onProgress: reportStep });
reportStep(`opening a catalogue of ${values.products} products in ${path.relative('.', dataDir)}`);
const catalogue = await openCatalogue(dataDir, Number(values.products));
const goals: Goal[] = [];
try {
  for (const [name, run] of Object.entries({ cold: runCold, warm: runWarm, orders: runOrders })) {
    if (values.only === undefined || values.only === name) goals.push(...(await run(catalogue)));
  }
} finally {
  await catalogue.close();
}
if (values.only === undefined) {
  const again = await ShopProcess.start({ dataDir, responseCacheMb: 96 });
  goals.push(under('a start with everything in its place', again.openedAfterMs / 1000, 5, 's'));
  await again.stop();
}
printGoals(goals);
