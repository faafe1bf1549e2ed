import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './content-security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe("a page's policy", () => {
  const html =
    '<script>one()</script><script type="module" src="/a.js"></script><script type="module" async="">import "x"</script>';

  it('allows the inline scripts of that very page, and no others', () => {
    const policy = pagePolicy(html);
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('import "x"')};`);
    expect(policy).not.toContain('unsafe');
    expect(pagePolicy('<p>no script</p>')).toContain("script-src 'self';");
  });

  it('names a script once, though it stands twice', () => {
    expect(pagePolicy(`${html}${html}`)).toBe(pagePolicy(html));
  });

  it('lets pictures come from where they are kept', () => {
    expect(pagePolicy('', ['https://cdn.example'])).toContain("img-src 'self' data: blob: https://cdn.example;");
  });
});
