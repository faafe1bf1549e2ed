import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashInputs, isStale, removeStamp, writeStamp } from './build-stamp.ts';
import { precompress } from './precompress.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kraplyna-build-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function finishBuild(): void {
  write('build/server/index.js', '');
  write('build/client/assets/a.js', '');
  writeStamp(root, hashInputs(root));
}

describe('a finished build', () => {
  beforeEach(() => {
    write('src/web/root.tsx', 'one');
    write('src/domain/money.ts', 'two');
    write('package-lock.json', '{}');
    finishBuild();
  });

  test('is not made again while nothing changes', () => {
    expect(isStale(root, hashInputs(root))).toBe(false);
  });

  test('is not made again because a file was only touched, or because the server or a test changed', () => {
    utimesSync(join(root, 'src/web/root.tsx'), 1, 1);
    write('src/server/main.ts', 'three');
    write('src/domain/money.test.ts', 'four');
    expect(isStale(root, hashInputs(root))).toBe(false);
  });

  test.each([
    ['a page changes', () => write('src/web/root.tsx', 'One')],
    ['a file is added', () => write('src/contracts/brands.ts', '')],
    ['a file is renamed', () => [rmSync(join(root, 'src/domain/money.ts')), write('src/domain/sums.ts', 'two')]],
    ['a dependency changes', () => write('package-lock.json', '{"a":1}')],
    ['the page of all parts is asked for', () => vi.stubEnv('KRAPLYNA_UI_PAGE', '1')],
    ['its files were deleted', () => rmSync(join(root, 'build/client'), { recursive: true })],
    ['the next one was interrupted', () => removeStamp(root)],
  ])('is stale when %s', (_, change) => {
    change();
    expect(isStale(root, hashInputs(root))).toBe(true);
  });
});

test('text gets smaller twins that unpack to itself; pictures, fonts and tiny files stay alone', async () => {
  const script = 'export const name = "Краплина";\n'.repeat(50);
  write('client/assets/a.js', script);
  write('client/assets/tiny.js', '1');
  write('client/assets/font.woff2', script);
  expect(await precompress(root, 'client')).toBe(2);
  expect(brotliDecompressSync(readFileSync(join(root, 'client/assets/a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(root, 'client/assets/a.js.gz'))).toString()).toBe(script);
});
