/** `filter[brand]=a&filter[brand]=b` ⇄ `{ filter: { brand: ['a', 'b'] } }`. Only one level of brackets is supported. */

type QueryValue = string | number | boolean | undefined | readonly QueryValue[];
type QueryTree = Record<string, unknown>;

const bracketed = /^(\w+)\[(\w+)\]$/;

function append(tree: QueryTree, key: string, value: string): void {
  const known = Object.hasOwn(tree, key) ? tree[key] : undefined;
  if (known === undefined) tree[key] = value;
  else if (Array.isArray(known)) known.push(value);
  else tree[key] = [known, value];
}

export function parseQuery(search: string): QueryTree {
  const tree: QueryTree = Object.create(null);
  for (const [key, value] of new URLSearchParams(search)) {
    const inner = bracketed.exec(key);
    if (!inner?.[1] || !inner[2]) {
      append(tree, key, value);
      continue;
    }
    const known = Object.hasOwn(tree, inner[1]) ? tree[inner[1]] : undefined;
    const branch: QueryTree =
      typeof known === 'object' && known !== null && !Array.isArray(known) ? (known as QueryTree) : Object.create(null);
    append(branch, inner[2], value);
    tree[inner[1]] = branch;
  }
  return tree;
}

function write(params: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value)) for (const item of value as QueryValue[]) write(params, key, item);
  else if (typeof value === 'object' && value !== null) {
    for (const [inner, item] of Object.entries(value)) write(params, `${key}[${inner}]`, item);
  } else params.append(key, String(value));
}

export function writeQuery(query: QueryTree = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) write(params, key, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
