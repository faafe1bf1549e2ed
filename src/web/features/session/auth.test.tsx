import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allPermissions } from '#domain/permissions.ts';
import { authOf, useAuth } from './auth.ts';

describe('useAuth', () => {
  it('[ST-STATE-03] is nothing before login, with actions to log in and out', () => {
    let known: ReturnType<typeof useAuth> | undefined;
    function Screen() {
      known = useAuth();
      return null;
    }
    renderToString(<Screen />);
    expect(known).toEqual({
      token: null,
      userId: null,
      userEmail: null,
      permissions: null,
      isAuthenticated: false,
      login: expect.any(Function),
      logout: expect.any(Function),
    });
  });

  it('holds the session after login', () => {
    const session = { token: 't', userId: 'u', userEmail: 'olena@kraplyna.test', permissions: allPermissions };
    expect(authOf(session)).toMatchObject({ ...session, isAuthenticated: true });
  });
});
