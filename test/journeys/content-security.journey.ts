import { createHash } from 'node:crypto';
import { deleteGoods, newGoods } from './own-goods.ts';
import { expect, test } from './shop.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test.use({ expectedConsoleErrors: [/Content Security Policy/] });

test('[RULE-SAFE-18] the Content-Security-Policy blocks an injected script and allows those of the shop', async ({
  page,
}) => {
  const scripts = ["document.title = 'slipped'", "import('/slipped.js')"] as const;
  const description = `<p>Дощ</p><script>${scripts[0]}</script><script type="module" async="">${scripts[1]}</script>`;
  // Written to the database directly, past the HTML sanitizer.
  const { id } = await newGoods({ name: `Дощ <script>${scripts[0]}</script>`, description });
  try {
    const response = await page.goto(`/products/item/${id}`);
    const html = (await response?.text()) ?? '';
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    for (const script of scripts) {
      expect(html).toContain(`>${script}</script>`);
      expect(policy).not.toContain(hashOf(script));
    }
    expect(policy.match(/'sha256-/g)?.length).toBeGreaterThan(2);
    expect(html).not.toContain('nonce=');
    await expect(page.getByRole('button', { name: /^До кошика/ }).first()).toBeEnabled();
    await expect(page).not.toHaveTitle('slipped');
  } finally {
    await deleteGoods(id);
  }
});
