import { describe, expect, it } from 'vitest';
import { isSecretAddress } from './secret-addresses.ts';

describe('an address with the token of a letter', () => {
  it.each([
    '/confirm-registration/abc',
    '/en/confirm-registration/abc?from=letter',
    '/reset-password/abc',
    '/en/reset-password/abc.data',
    '/Reset-Password/abc',
    '/confirm%2Dregistration/abc',
    '//reset-password/abc',
  ])('is known: %s', (address) => {
    expect(isSecretAddress(address)).toBe(true);
  });

  it.each(['/index', '/en/products?query=reset-password/abc', '/blog/reset-password', '/%E0%A4%A', '/'])(
    'is not any other: %s',
    (address) => {
      expect(isSecretAddress(address)).toBe(false);
    },
  );
});
