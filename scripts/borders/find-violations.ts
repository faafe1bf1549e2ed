import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../list-files.ts';
import { type BorderRule, borderRules, cycleRule, environmentRule } from './border-rules.ts';
import { readSource } from './read-source.ts';

export interface Violation {
  rule: string;
  because: string;
  file: string;
  line: number;
  what: string;
}

/** An own file as a path from the root, a package as `npm:…`, Node as `node:…`; null for generated files. */
function addressOf(specifier: string, importer: string, subpathImports: Record<string, string>): string | null {
  if (specifier.includes('/+types/')) return null;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  if (specifier.startsWith('#')) {
    for (const [pattern, target] of Object.entries(subpathImports)) {
      const prefix = pattern.replace('*', '');
      if (specifier.startsWith(prefix)) return posix.join(target.replace('*', specifier.slice(prefix.length)));
    }
  }
  return specifier.startsWith('node:') ? specifier : `npm:${specifier}`;
}

function breaks(rule: BorderRule, file: string, address: string): boolean {
  const caught = new RegExp(rule.from).exec(file);
  if (!caught) return false;
  const matches = (pattern: string) => new RegExp(pattern.replaceAll('$1', caught[1] ?? '')).test(address);
  return (rule.only !== undefined && !rule.only.some(matches)) || (rule.never?.some(matches) ?? false);
}

function violationsOf(file: string, source: string, subpathImports: Record<string, string>): Violation[] {
  const facts = readSource(file, source);
  const crossings = facts.imports.flatMap(({ specifier, line }) => {
    const address = addressOf(specifier, file, subpathImports);
    if (address === null) return [];
    return borderRules
      .filter((rule) => breaks(rule, file, address))
      .map(({ name, because }) => ({ rule: name, because, file, line, what: `imports ${specifier}` }));
  });
  if (!new RegExp(environmentRule.from).test(file)) return crossings;
  const { name, because } = environmentRule;
  const reads = facts.environmentReads.map((line) => ({ rule: name, because, file, line, what: 'reads process.env' }));
  return [...crossings, ...reads];
}

type ModuleImport = { from: string; to: string; file: string; line: number; what: string };

function moduleImportsOf(file: string, source: string, subpathImports: Record<string, string>): ModuleImport[] {
  const moduleOf = (path: string) => /^src\/server\/modules\/([^/]+)\/(?!.*\.table\.ts$)/.exec(path)?.[1];
  const from = moduleOf(file);
  if (from === undefined) return [];
  return readSource(file, source).imports.flatMap(({ specifier, line }) => {
    const to = moduleOf(addressOf(specifier, file, subpathImports) ?? '');
    return to === undefined || to === from ? [] : [{ from, to, file, line, what: `imports ${specifier}` }];
  });
}

function findCycles(imports: readonly ModuleImport[]): Violation[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean => {
    if (from === goal) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return imports.some((one) => one.from === from && reaches(one.to, goal, seen));
  };
  return imports
    .filter(({ from, to }) => reaches(to, from))
    .map(({ file, line, what }) => ({ rule: cycleRule.name, because: cycleRule.because, file, line, what }));
}

/** All violations under `src` of the given tree; unit tests next to the code are exempt. */
export function findViolations(root: string): Violation[] {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sources = listFiles(root, 'src')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8'), imports] as const);
  return [
    ...sources.flatMap((source) => violationsOf(...source)),
    ...findCycles(sources.flatMap((source) => moduleImportsOf(...source))),
  ];
}

export function describeViolations(violations: Violation[]): string {
  return violations
    .map(({ rule, because, file, line, what }) => `${file}:${line} ${what}\n  ${rule}: ${because}`)
    .join('\n');
}
