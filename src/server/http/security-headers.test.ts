import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the Content-Security-Policy of a page', () => {
  it('[RULE-SAFE-18] allows the inline scripts that are named as its own, and no others', () => {
    const policy = pagePolicy(['one()', 'import "x"']);
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('import "x"')};`);
    expect(policy).not.toContain('unsafe');
    expect(pagePolicy([])).toContain("script-src 'self';");
  });

  it('lists the hash of a repeated script once', () => {
    expect(pagePolicy(['one()', 'one()'])).toBe(pagePolicy(['one()']));
  });

  it('allows pictures from the object storage', () => {
    expect(pagePolicy([], ['https://cdn.example'])).toContain("img-src 'self' data: blob: https://cdn.example;");
  });
});
