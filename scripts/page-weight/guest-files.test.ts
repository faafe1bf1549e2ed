import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guestFiles } from './guest-files.ts';

const manifest = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js' },
    uk: { id: 'uk', parentId: 'root', module: '/assets/layout.js' },
    home: {
      id: 'home',
      parentId: 'uk',
      path: 'index',
      module: '/assets/home.js',
      clientLoaderModule: '/assets/load.js',
    },
    admin: { id: 'admin', parentId: 'root', path: 'admin', module: '/assets/admin.js' },
  },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kraplyna-weight-'));
  mkdirSync(join(root, 'build/client/assets'), { recursive: true });
  const scripts = {
    'manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    'entry.js': 'import"./react.js";',
    'root.js': 'import{a}from"./react.js";import("./later.js");',
    'layout.js': 'export*from"./shared.js";',
    'shared.js': 'import"./react.js";export const b=1;',
    'home.js': 'export{b}from"./shared.js";',
    'load.js': 'export const load=1;',
    'react.js': 'export const a=1;',
    'later.js': '',
    'admin.js': '',
  };
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(root, 'build/client/assets', name), text);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a guest loads the entry, the routes down to the page and what they import, and nothing of other pages', () => {
  const names = guestFiles(root, 'index').map((file) => file.replace('build/client/assets/', ''));
  expect(names).toEqual([
    'entry.js',
    'home.js',
    'layout.js',
    'load.js',
    'manifest-1.js',
    'react.js',
    'root.js',
    'shared.js',
  ]);
});

test('a page that the build does not have is an error, not a page of no weight', () => {
  expect(() => guestFiles(root, 'elsewhere')).toThrow('no route with the path "elsewhere"');
});
