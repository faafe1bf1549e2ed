import { parseSync } from 'vite';

export interface SourceFacts {
  imports: { specifier: string; line: number }[];
  /** Lines that read `process.env`. */
  environmentReads: number[];
}

type Tree = { type: string; start: number } & Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function text(value: unknown): string | null {
  return isTree(value) && typeof value.value === 'string' ? value.value : null;
}

function isNamed(value: unknown, name: string): boolean {
  return isTree(value) && (value.name === name || value.value === name);
}

/** `process.env` in any spelling that reads it, also `const { env } = process`. */
function isEnvironment(node: Tree): boolean {
  if (node.type === 'MemberExpression') return isNamed(node.object, 'process') && isNamed(node.property, 'env');
  return node.type === 'VariableDeclarator' && isNamed(node.init, 'process') && takesEnvironment(node.id);
}

/** The whole object, or `env` by name: other destructured variables may be called `process` too. */
function takesEnvironment(target: unknown): boolean {
  if (!isTree(target) || !Array.isArray(target.properties)) return true;
  return target.properties.some((part: unknown) => isTree(part) && (!isTree(part.key) || isNamed(part.key, 'env')));
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Type imports count: a change of the type affects the importing file. */
export function readSource(path: string, source: string): SourceFacts {
  const facts: SourceFacts = { imports: [], environmentReads: [] };
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);

  function lineOf(node: Tree): number {
    return source.slice(0, node.start).split('\n').length;
  }

  function walk(value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value) walk(item);
    } else if (isTree(value)) {
      const specifier = importing.has(value.type) ? text(value.source) : null;
      if (specifier !== null) facts.imports.push({ specifier, line: lineOf(value) });
      if (specifier === 'node:process' || isEnvironment(value)) facts.environmentReads.push(lineOf(value));
      for (const child of Object.values(value)) walk(child);
    }
  }

  walk(program);
  return facts;
}
