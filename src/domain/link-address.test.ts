import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    [' example.com ', 'https://example.com'],
    ['крамниця.укр/запахи', 'https://крамниця.укр/запахи'],
    ['localhost.test:8080/x', 'https://localhost.test:8080/x'],
    ['olena@kraplyna.test', 'mailto:olena@kraplyna.test'],
    ['mailto:olena@kraplyna.test', 'mailto:olena@kraplyna.test'],
    ['tel:+380671234567', 'tel:+380671234567'],
    ['/contract', '/contract'],
    ['#notes', '#notes'],
  ])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));

  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'слово',
    'два слова.укр',
  ])('%j leads nowhere', (typed) => expect(linkAddress(typed)).toBeNull());

  it('never is one that a browser runs', () => {
    const anyKind = fc.constantFrom('', 'javascript:', 'java\tscript:', 'data:', 'https://', 'mailto:', '//', '/');
    const anyAddress = fc.tuple(anyKind, fc.string()).map(([kind, text]) => kind + text);
    fc.assert(
      fc.property(anyAddress, (typed) => {
        const address = linkAddress(typed);
        if (address === null) return;
        const { protocol } = new URL(address, 'https://kraplyna.test');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      }),
    );
  });
});
