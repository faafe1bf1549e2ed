/** Split in two, so that this file does not match itself. */
const suppressions = [
  new RegExp(`${'biome'}-ignore`),
  new RegExp(`${'eslint'}-disable`),
  new RegExp(`@ts-${'ignore'}|@ts-${'expect'}-error|@ts-${'nocheck'}`),
  /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme)\b/,
  new RegExp(`\\b(?:v8|istanbul|c8) ${'ignore'}\\b`),
];

export interface Suppression {
  line: number;
  text: string;
}

export function findSuppressions(source: string): Suppression[] {
  return source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => suppressions.some((pattern) => pattern.test(text)));
}
