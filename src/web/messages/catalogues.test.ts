import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Catalogues = Record<string, Record<string, unknown>>;

// The page of the parts is a workshop for us.
const catalogues = {
  uk: import.meta.glob<Catalogues>(['./uk/**/*.ts', '!./uk/ui-page.ts'], { eager: true }),
  en: import.meta.glob<Catalogues>(['./en/**/*.ts', '!./en/ui-page.ts'], { eager: true }),
  server: import.meta.glob<Catalogues>('../../contracts/messages/{uk,en}.ts', { eager: true }),
};

/** Any text and any number will do: what matters is the words around them. */
const sample = 5;

/** Every sentence with the way to it; those that are made of something are made of a number. */
function sentences(value: unknown, way: string): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'function') {
    const made = value(...Array.from({ length: value.length }, () => sample));
    return typeof made === 'string' ? [[way, made]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${way}.${key}`));
}

const spokenIn = (language: 'uk' | 'en') =>
  [...Object.entries(catalogues[language]), ...Object.entries(catalogues.server)]
    .filter(([file]) => file.includes(`/${language}/`) || file.endsWith(`/${language}.ts`))
    .flatMap(([file, module]) => sentences(module, path.basename(file).replace(`${language}.ts`, 'server')));

const cyrillic = /[а-яіїєґ]/i;
/** Names that are the same in every language. */
const international = /^(?:e-mail|instagram|telegram|viber|whatsapp|\W|\d)+$/i;

describe('the catalogues of both languages', () => {
  it('[ST-MSG-11] have one type, so that a missing key fails the type check, and neither speaks the other language', {
    timeout: 60_000,
  }, () => {
    const english = spokenIn('en');
    const ukrainian = spokenIn('uk');
    expect(english.length).toBeGreaterThan(200);
    expect(english.map(([way]) => way).sort()).toEqual(ukrainian.map(([way]) => way).sort());
    expect(english.filter(([, text]) => cyrillic.test(text))).toEqual([]);
    const isForeign = (text: string) => /[a-z]/i.test(text) && !cyrillic.test(text) && !international.test(text);
    expect(ukrainian.filter(([, text]) => isForeign(text))).toEqual([]);

    expect(compilerErrorsWithout('retry')).toMatch(/error TS2741: Property 'retry' is missing/);
  });
});

/** What the type check says of the English catalogue of the blog with a key taken out. */
function compilerErrorsWithout(key: string): string {
  const root = path.join(import.meta.dirname, '../../..');
  const source = readFileSync(path.join(import.meta.dirname, 'en/blog.ts'), 'utf8');
  mkdirSync(path.join(root, '.test'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.test/types-'));
  try {
    writeFileSync(path.join(folder, 'blog.ts'), source.replace(new RegExp(`^ {2}${key}:.*\\n`, 'm'), ''));
    writeFileSync(path.join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["blog.ts"] }');
    const { stdout } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', folder],
      { encoding: 'utf8' },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
