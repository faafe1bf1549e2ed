import { describe, expect, it } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

const back = (text: string) => returnPath({ search: `?${new URLSearchParams({ back: text })}` });

describe('the return path after signing in', () => {
  it('keeps the page, its language and its query', () => {
    const from = '/en/admin/brands?find=Chanel&page=2';
    const page = new URL(signInPath(from), 'https://kraplyna.test');
    expect(page.pathname).toBe('/en/auth');
    expect(returnPath(page)).toBe(from);
    expect(signInPath('/user/account')).toBe('/auth?back=%2Fuser%2Faccount');
  });

  it('prevents open redirects', () => {
    for (const text of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n//evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      'javascript:alert(1)',
      'evil',
      ' /index',
      '/%',
      '',
    ]) {
      const path = back(text);
      const isOwn = path === null || new URL(path, 'https://kraplyna.test').origin === 'https://kraplyna.test';
      expect(isOwn, text).toBe(true);
      expect(path?.startsWith('//') ?? false, text).toBe(false);
    }
    expect(back('//evil.example')).toBeNull();
    expect(back('/.//evil.example')).toBeNull();
    expect(returnPath({ search: '' })).toBeNull();
  });

  it('does not lead back to the sign-in page', () => {
    expect(back('/auth')).toBeNull();
    expect(back('/en/auth/success')).toBeNull();
    expect(signInPath('/auth?form=registration')).toBe('/auth');
    expect(back('/authors')).toBe('/authors');
  });
});
