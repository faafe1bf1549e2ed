import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { StorefrontMessages } from '#web/kit/messages.tsx';
import { storefront as english } from '#web/messages/en/storefront.ts';
import { storefront as ukrainian } from '#web/messages/uk/storefront.ts';
import { PasswordSection } from './password-section.tsx';

function drawn(messages: typeof ukrainian): string {
  const element = (
    <StorefrontMessages value={messages}>
      <PasswordSection />
    </StorefrontMessages>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('the part of the account page for the password', () => {
  it('asks for the current and the new one, and declares to password managers which is which', () => {
    const html = drawn(ukrainian);
    expect(html).toContain('Поточний пароль');
    expect(html).toContain('Новий пароль');
    expect(html).toMatch(
      /type="password"[^>]*autoComplete="current-password"|autoComplete="current-password"[^>]*type="password"/i,
    );
    expect(html).toMatch(/autoComplete="new-password"/i);
    expect(html).toContain('Вийти на всіх пристроях');
  });

  it('speaks English too', () => {
    expect(drawn(english)).toContain('Sign out on all devices');
  });
});
