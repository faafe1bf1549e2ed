import { parseSync } from 'vite';

function hasType<T extends string>(value: unknown, type: T): value is { type: T } & Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}

/** `test`, `it`, `describe` and what hangs on them: `test.each(rows)`, `test.describe`, `test.for(rows)`, `it.prop`. */
function isTestFunction(callee: unknown): boolean {
  if (hasType(callee, 'Identifier')) return ['test', 'it', 'describe'].includes(String(callee.name));
  if (hasType(callee, 'MemberExpression')) return isTestFunction(callee.object);
  if (hasType(callee, 'CallExpression') || hasType(callee, 'TaggedTemplateExpression')) {
    return isTestFunction(callee.callee ?? callee.tag);
  }
  return false;
}

function titleOf(callArguments: unknown): string | null {
  const title: unknown = Array.isArray(callArguments) ? callArguments[0] : null;
  if (hasType(title, 'Literal') && typeof title.value === 'string') return title.value;
  if (!hasType(title, 'TemplateLiteral') || !Array.isArray(title.quasis)) return null;
  return title.quasis.map((part) => String(part.value.raw)).join('…');
}

/** The titles of tests and of the groups around them, as written; an ID in a comment or in data proves nothing. */
export function readTestTitles(path: string, source: string): string[] {
  const titles: string[] = [];
  function walk(value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value) walk(item);
    } else if (typeof value === 'object' && value !== null) {
      if (hasType(value, 'CallExpression') && isTestFunction(value.callee)) {
        const title = titleOf(value.arguments);
        if (title !== null) titles.push(title);
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
