import type { RunningShop, StartStep } from '#server/main.ts';
import type { Settings } from '#server/settings.ts';

const steps: Record<StartStep, string> = {
  'copying-programs': 'copying the database programs to where their account may run them',
  'creating-database': 'creating the database',
  'stopping-abandoned-server': 'ending a database that a killed shop left behind',
  starting: 'starting the database',
  connecting: 'connecting to the database',
  'waiting-for-another': 'waiting for another process that prepares the same database',
  'building-indexes': 'building indexes',
  migrating: 'bringing the tables up to date',
  'drawing-pictures': 'drawing the pictures of the demo catalogue',
  'filling-catalogue': 'filling the demo catalogue',
  'writing-orders': 'writing past orders',
  opening: 'opening the shop',
};

export const describeStep = (step: StartStep): string => steps[step];

function rows(table: [string, string][]): string {
  const width = Math.max(...table.map(([name]) => name.length));
  return table.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

/** Addresses, accounts and data folder, printed after the start. */
export function summary(shop: RunningShop, { dataDir, database, standIns }: Settings): string {
  const at = (path: string) => `${shop.address}${path}`;
  const table: [string, string][] = [
    ['Shop', at('/')],
    ['Admin panel', at('/admin')],
    ['API', at('/api/docs')],
  ];
  if (shop.mailbox)
    table.push(['Letters', standIns.areGuarded ? 'in the menu of the admin panel' : at('/sandbox/mail')]);
  for (const { what, email, password } of shop.demoAccounts) table.push([`Demo ${what}`, `${email} / ${password}`]);
  table.push(['Data', database.url === null ? dataDir : `${dataDir} and your own database`]);
  if (shop.databaseFolder && !shop.databaseFolder.startsWith(dataDir)) table.push(['Database', shop.databaseFolder]);
  return `\n${[rows(table), ...advice(shop), '  Ctrl-C ends it.'].join('\n\n')}\n`;
}

function advice({ demoAccounts, hasAccounts }: RunningShop): string[] {
  if (!hasAccounts) return ['  Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.'];
  if (demoAccounts.length === 0) return [];
  return [
    '  Warning: everybody knows the demo passwords. Set ADMIN_EMAIL and ADMIN_PASSWORD before the first start of a real shop.',
  ];
}
