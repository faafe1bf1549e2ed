import { describe, expect, it } from 'vitest';
import { auditedThings, isAuditedThing } from './audit.ts';

describe('an audited thing', () => {
  it('is one of the list, not a field that every object has', () => {
    expect(auditedThings.every(isAuditedThing)).toBe(true);
    expect(['letter', 'constructor', 'toString', '__proto__'].filter(isAuditedThing)).toEqual([]);
  });
});
