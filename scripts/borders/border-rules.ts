/**
 * The import boundaries of docs/architecture.md as data. Patterns match `src/domain/money.ts` for own files, `npm:zod` for packages and `node:fs` for
 * Node. `$1` in `only` and `never` is the first group of `from`: "its own module", "its own area". `only` is an allowlist, `never` a denylist. Unit
 * tests next to the code are exempt.
 */
export interface BorderRule {
  name: string;
  /** Printed with each violation: what to do instead. */
  because: string;
  from: string;
  only?: string[];
  never?: string[];
}

const ownModule = '^src/server/modules/$1/';
const anyTable = '^src/server/modules/.+\\.table\\.ts$';
const anyService = '^src/server/modules/.+\\.service\\.ts$';
/** A port is a file of types next to the service that needs it: a file of a module without one of the four roles. */
const anyPort = '^src/server/modules/[^/]+/(?!.*\\.(routes|service|repository|table)\\.ts$)';
const moduleFile = (role: string) => `^src/server/modules/([^/]+)/.+\\.${role}\\.ts$`;

export const borderRules: BorderRule[] = [
  {
    name: 'domain-imports-nothing',
    because: 'the rules of the shop are pure functions, so that page, server and tests can all call the same ones',
    from: '^src/domain/',
    only: ['^src/domain/'],
  },
  {
    name: 'contracts-import-zod-and-domain',
    because: 'a contract runs in the browser too: it may describe data, and know nothing of who serves or shows it',
    from: '^src/contracts/',
    only: ['^src/(contracts|domain)/', '^npm:zod(/|$)'],
  },
  {
    name: 'a-screen-reaches-data-only-through-contracts',
    because:
      'take components from web/ui, shared features from web/features, tools from web/kit and data through an endpoint of contracts; areas never import each other',
    from: '^src/web/(storefront|account|admin)/',
    only: ['^src/web/($1|features|ui|kit|messages)/', '^src/(contracts|domain)/', '^npm:'],
  },
  {
    name: 'a-shopper-never-downloads-the-admin-panel',
    because:
      'one import from outside web/admin puts the panel into a chunk that every shopper loads; move the shared part to web/ui, web/kit or web/features',
    from: '^src/web/(?!admin/)',
    never: ['^src/web/admin/'],
  },
  {
    name: 'ui-parts-know-no-data-and-no-routes',
    because:
      'a part gets what it shows through props; React, its primitives and the pure rules of domain are all it needs',
    from: '^src/web/ui/',
    only: ['^src/web/ui/', '^src/domain/', '^npm:(react|react-dom|@base-ui/react|clsx|lucide-react)(/|$)'],
  },
  {
    name: 'the-web-kit-serves-every-screen-and-knows-none',
    because: 'kit and messages lie under all areas; what needs a screen belongs next to that screen',
    from: '^src/web/(kit|messages)/',
    never: ['^src/web/(storefront|account|admin)/'],
  },
  {
    name: 'the-web-kit-holds-technical-tools-only',
    because:
      'what belongs to one feature of the shop (cart, wishlist, orders …) lives in web/features, which builds on kit',
    from: '^src/web/kit/',
    never: ['^src/web/features/'],
  },
  {
    name: 'features-never-import-areas',
    because:
      'several areas share a feature; it builds on ui, kit, messages and contracts, never on the screens that show it',
    from: '^src/web/features/',
    only: ['^src/web/(features|ui|kit|messages)/', '^src/(contracts|domain)/', '^npm:'],
  },
  {
    name: 'pages-never-import-the-server',
    because:
      'a page reaches the server through call(endpoint); anything else would be sent to the browser, or break there',
    from: '^src/web/',
    never: [
      '^src/(server|sandbox|demo)/',
      '^npm:(fastify|@fastify/|drizzle-orm|pg|graphile-worker|sharp|pino|prom-client|nodemailer|smtp-server|@node-rs/)',
    ],
  },
  {
    name: 'only-server-files-of-the-pages-use-node',
    because: 'every other file under web runs in a browser',
    from: '^src/web/(?!.*\\.server\\.tsx?$)',
    never: ['^node:'],
  },
  {
    name: 'routes-only-join-endpoints-to-their-service',
    because: 'a routes file is one line per endpoint; rules live in the service, SQL in the repository',
    from: moduleFile('routes'),
    only: ['^src/contracts/', '^src/server/http/', `${ownModule}.+\\.service\\.ts$`],
  },
  {
    name: 'services-speak-the-shops-words',
    because:
      'a service knows domain, contracts, context, errors, pre-serialized JSON, time slices, threads, jobs, its own folder and the services of other modules; ' +
      'SQL belongs to its repository, HTTP to its routes, companies behind a port',
    from: moduleFile('service'),
    only: [
      '^src/(domain|contracts)/',
      '^src/server/(context|errors|serialized-json|time-slice|worker-pool)\\.ts$',
      '^src/server/jobs/',
      `${ownModule}(?!.*\\.(routes|table)\\.ts$)`,
      anyService,
      '^node:',
      '^npm:(?!drizzle-orm|pg(?:/|$)|fastify|@fastify/)',
    ],
  },
  {
    name: 'repositories-hold-sql-and-nothing-else',
    because:
      'a repository turns questions into SQL over tables, its own and those it joins; what an answer means is the business of services',
    from: moduleFile('repository'),
    only: ['^npm:drizzle-orm(/|$)', '^src/server/db/', anyTable, `${ownModule}.+\\.repository\\.ts$`, '^src/domain/'],
  },
  {
    name: 'tables-know-only-tables',
    because:
      'drizzle-kit reads tables alone to write migrations; a table refers to columns, other tables and the words of domain',
    from: moduleFile('table'),
    only: ['^npm:drizzle-orm(/|$)', '^src/server/db/', anyTable, '^src/domain/'],
  },
  {
    name: 'sql-stays-in-repositories',
    because: 'one place to look for a slow or wrong statement; ask the repository of the module',
    from: '^src/server/(?!db/|jobs/|modules/.+\\.(repository|table)\\.ts$)[^/]+/',
    never: ['^npm:(drizzle-orm|pg)(/|$)'],
  },
  {
    name: 'a-module-keeps-its-repository-to-itself',
    because: 'another module asks the service, which knows the rules; only tables are shared, for joins',
    from: '^src/server/modules/([^/]+)/',
    never: ['^src/server/modules/(?!$1/).+\\.(repository|routes)\\.ts$'],
  },
  {
    name: 'a-module-knows-the-port-not-the-company',
    because: 'declare what is needed as an interface next to the service; main passes in the implementation',
    from: '^src/server/modules/',
    never: ['^src/server/integrations/'],
  },
  {
    name: 'integrations-know-only-the-port-they-fulfil',
    because: 'a company can then be replaced by writing one folder; its settings are handed in by main',
    from: '^src/server/integrations/([^/]+)/',
    only: ['^src/server/integrations/($1/|http-client\\.ts$)', anyPort, '^src/domain/', '^node:', '^npm:'],
  },
  {
    name: 'stand-ins-and-demo-speak-contracts',
    because: 'they must stay as far from the server as the real companies and a real shopkeeper are',
    from: '^src/(sandbox|demo)/',
    only: ['^src/$1/', '^src/(contracts|domain)/', '^node:', '^npm:'],
  },
  {
    name: 'rooms-of-the-server-never-meet-stand-ins-or-demo',
    because:
      'the shop must run without them; only the files directly in src/server, which put it together, may start them',
    from: '^src/server/[^/]+/',
    never: ['^src/(sandbox|demo)/'],
  },
  {
    name: 'only-main-sees-server-and-web',
    because: 'the server renders what the build made; main hands it over',
    from: '^src/server/(?!main\\.ts$)',
    never: ['^src/web/'],
  },
  {
    name: 'the-shop-never-imports-its-tests-or-scripts',
    because: 'what the shop needs to run lies under src',
    from: '^src/',
    never: ['^(test|scripts|bench)/', '\\.test\\.tsx?$', '^npm:(vitest|@playwright/test|fast-check)(/|$)'],
  },
];

/** Checked in `find-violations.ts`, since it concerns several files. Tables are exempt: foreign keys may point both ways. */
export const cycleRule = {
  name: 'modules-have-no-import-cycles',
  because:
    'one of the modules must not know the other: hand in a port, queue a job, or move what both need into a third',
};

/** Checked in `find-violations.ts`, since it is not about imports. The route table is exempt: the build reads it without settings. */
export const environmentRule = {
  name: 'only-settings-reads-the-environment',
  because: 'settings.ts parses it once and names what is wrong; take the parsed value as an argument',
  from: '^src/(?!server/settings\\.ts$|web/routes\\.ts$)',
};
