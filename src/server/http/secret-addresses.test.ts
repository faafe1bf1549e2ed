import { describe, expect, it } from 'vitest';
import { isSecretAddress } from './secret-addresses.ts';

describe('a URL with the token of an e-mail', () => {
  it.each([
    '/confirm-registration/abc',
    '/en/confirm-registration/abc?from=letter',
    '/reset-password/abc',
    '/invite/abc',
    '/en/reset-password/abc.data',
    '/Reset-Password/abc',
    '/confirm%2Dregistration/abc',
    '//reset-password/abc',
    '/notify/stop/abc',
    '/en//notify//stop/abc',
  ])('is recognized: %s', (address) => {
    expect(isSecretAddress(address)).toBe(true);
  });

  it.each(['/index', '/en/products?query=reset-password/abc', '/blog/reset-password', '/%E0%A4%A', '/'])(
    'is not any other: %s',
    (address) => {
      expect(isSecretAddress(address)).toBe(false);
    },
  );
});
