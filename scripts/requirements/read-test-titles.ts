import { parseSync } from 'vite';

export interface TestTitle {
  title: string;
  /** Playwright tags of the test itself: `{ tag: '@core' }` or `{ tag: ['@core', '@phone'] }`. */
  tags: string[];
}

function hasType<T extends string>(value: unknown, type: T): value is { type: T } & Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}

/** `test`, `it`, `describe` and their members: `test.each(rows)`, `test.describe`, `test.for(rows)`, `it.prop`. */
function isTestFunction(callee: unknown): boolean {
  if (hasType(callee, 'Identifier')) return ['test', 'it', 'describe'].includes(String(callee.name));
  if (hasType(callee, 'MemberExpression')) return isTestFunction(callee.object);
  if (hasType(callee, 'CallExpression') || hasType(callee, 'TaggedTemplateExpression')) {
    return isTestFunction(callee.callee ?? callee.tag);
  }
  return false;
}

const text = (node: unknown): string | null =>
  hasType(node, 'Literal') && typeof node.value === 'string' ? node.value : null;

function titleOf(node: unknown): string | null {
  if (!hasType(node, 'TemplateLiteral') || !Array.isArray(node.quasis)) return text(node);
  return node.quasis.map((part) => String(part.value.raw)).join('…');
}

function tagsOf(details: unknown): string[] {
  if (!hasType(details, 'ObjectExpression') || !Array.isArray(details.properties)) return [];
  return details.properties.flatMap((property: unknown) => {
    if (!hasType(property, 'Property') || !hasType(property.key, 'Identifier') || property.key.name !== 'tag')
      return [];
    const { value } = property;
    const nodes: unknown[] =
      hasType(value, 'ArrayExpression') && Array.isArray(value.elements) ? value.elements : [value];
    return nodes.flatMap((node) => text(node) ?? []);
  });
}

/** Titles of tests and groups; IDs in comments and data do not count. */
export function readTestTitles(path: string, source: string): TestTitle[] {
  const titles: TestTitle[] = [];
  function walk(value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value) walk(item);
    } else if (typeof value === 'object' && value !== null) {
      if (hasType(value, 'CallExpression') && isTestFunction(value.callee) && Array.isArray(value.arguments)) {
        const title = titleOf(value.arguments[0]);
        if (title !== null) titles.push({ title, tags: tagsOf(value.arguments[1]) });
      }
      for (const child of Object.values(value)) walk(child);
    }
  }
  walk(parseSync(path, source).program);
  return titles;
}

export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-[A-Z]+-\d+)\]/g)].map((match) => String(match[1]));
}
