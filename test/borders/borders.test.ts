import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { borderRules, cycleRule, environmentRule } from '../../scripts/borders/border-rules.ts';
import { describeViolations, findViolations } from '../../scripts/borders/find-violations.ts';
import { plantedViolations } from './planted-violations.ts';

const project = join(import.meta.dirname, '../..');
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'kraplyna borders '));
  cpSync(join(project, 'package.json'), join(tree, 'package.json'));
});
afterEach(() => rmSync(tree, { recursive: true }));

function write(file: string, source: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}

describe('the import boundaries', () => {
  test('hold in the shop itself', () => {
    expect(describeViolations(findViolations(project))).toBe('');
  });

  test('each have a planted violation', () => {
    const planted = new Set(plantedViolations.map(({ rule }) => rule));
    expect([...planted].sort()).toEqual([...borderRules, cycleRule, environmentRule].map(({ name }) => name).sort());
  });

  test.each(plantedViolations)('catch it when $file says $source ($rule)', ({ rule, file, source, others = {} }) => {
    write(file, source);
    for (const [other, text] of Object.entries(others)) write(other, text);
    expect(findViolations(tree)).toContainEqual(expect.objectContaining({ rule, file, line: 1 }));
  });

  test('let the brands slice of the architecture page through', () => {
    write('src/domain/slug.ts', "import { fold } from './search-text.ts';");
    write('src/contracts/brands.ts', "import { z } from 'zod'; import { slug } from '#domain/slug.ts';");
    write(
      'src/server/modules/brands/brands.table.ts',
      "import { pgTable } from 'drizzle-orm/pg-core'; import { id } from '#server/db/columns.ts'; import { media } from '../media/media.table.ts';",
    );
    write(
      'src/server/modules/brands/brands.repository.ts',
      "import { eq } from 'drizzle-orm'; import { brands } from './brands.table.ts'; import { products } from '../products/products.table.ts';",
    );
    write(
      'src/server/modules/brands/brands.service.ts',
      "import * as repository from './brands.repository.ts'; import { keepImage } from '../media/media.service.ts'; import { Problem } from '#server/errors.ts';",
    );
    write(
      'src/server/modules/brands/brands.routes.ts',
      "import { createBrand } from '#contracts/brands.ts'; import { implement } from '#server/http/implement.ts'; import * as brands from './brands.service.ts';",
    );
    write(
      'src/web/admin/brands/brand-list-page.tsx',
      "import type { Route } from './+types/brand-list-page.ts'; import { listBrands } from '#contracts/brands.ts'; import { Button } from '#web/ui/button.tsx'; import { call } from '#web/kit/api.ts';",
    );
    write(
      'src/server/main.ts',
      "import { bank } from '#sandbox/bank.ts'; import { fill } from '#demo/fill.ts'; import pg from 'pg';",
    );
    write('src/server/demo-filling.ts', "import { houses } from '#demo/houses.ts'; import { sql } from 'drizzle-orm';");
    write('src/server/settings.ts', 'export const settings = process.env;');
    write('src/server/modules/brands/brands.api.test.ts', "import { callAs } from '#test/call-as.ts';");
    expect(describeViolations(findViolations(tree))).toBe('');
  });
});
