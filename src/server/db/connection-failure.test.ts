import { describe, expect, it } from 'vitest';
import { requireServerVersion } from './connection-failure.ts';

describe('the version of the database server', () => {
  it('may be 18 or newer', () => {
    expect(() => requireServerVersion(180_000, '18.0')).not.toThrow();
    expect(() => requireServerVersion(190_001, '19.1')).not.toThrow();
  });

  it('is refused by name when it is older, since it cannot make the keys', () => {
    expect(() => requireServerVersion(170_006, '17.6 (Debian)')).toThrow(
      'The database server is PostgreSQL 17.6 (Debian), but the shop needs 18 or newer',
    );
  });
});
