import type { Measurement } from './measurement.ts';

export type Row = { readonly name: string } & Measurement & {
    readonly memoryMb?: number | null;
    readonly ratio?: string;
  };

export type Goal = { readonly name: string; readonly goal: string; readonly reached: string; readonly isMet: boolean };

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function printTable(titles: readonly string[], lines: readonly (readonly string[])[]): void {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const draw = (line: readonly string[]) =>
    line.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)));
  console.log(`  ${draw(titles).join('  ')}`);
  console.log(`  ${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  for (const line of lines) console.log(`  ${draw(line).join('  ')}`);
}

export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n`);
  printTable(
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'memory MB', 'ratio'],
    rows.map(({ name, perSecond, p50Ms, p99Ms, memoryMb, ratio }) => [
      name,
      whole.format(perSecond),
      fine.format(p50Ms),
      fine.format(p99Ms),
      memoryMb ? whole.format(memoryMb) : '',
      ratio ?? '',
    ]),
  );
}

export function printGoals(goals: readonly Goal[]): void {
  console.log('\nGoals\n');
  printTable(
    ['', 'goal', 'reached', ''],
    goals.map(({ name, goal, reached, isMet }) => [name, goal, reached, isMet ? 'met' : 'NOT MET']),
  );
}

export const ratio = (one: Measurement, other: Measurement): number => one.perSecond / other.perSecond;
export const shown = (value: number): string => fine.format(value);

export const atLeast = (name: string, value: number, least: number): Goal => ({
  name,
  goal: `≥ ${fine.format(least)}`,
  reached: fine.format(value),
  isMet: value >= least,
});

export const under = (name: string, value: number, most: number, unit: string): Goal => ({
  name,
  goal: `< ${most} ${unit}`,
  reached: `${fine.format(value)} ${unit}`,
  isMet: value < most,
});
