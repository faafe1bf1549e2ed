import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe("a page's policy", () => {
  it('[RULE-SAFE-18] allows the inline scripts that are named as its own, and no others', () => {
    const policy = pagePolicy(['one()', 'import "x"']);
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('import "x"')};`);
    expect(policy).not.toContain('unsafe');
    expect(pagePolicy([])).toContain("script-src 'self';");
  });

  it('names a script once, though it stands twice', () => {
    expect(pagePolicy(['one()', 'one()'])).toBe(pagePolicy(['one()']));
  });

  it('lets pictures come from where they are kept', () => {
    expect(pagePolicy([], ['https://cdn.example'])).toContain("img-src 'self' data: blob: https://cdn.example;");
  });
});
