import { describe, expect, it } from 'vitest';
import { customerModules, fromModules, type OpenModules } from '#domain/permissions.ts';
import { moduleOfPath, redirectFor, requireGuest, requireUser } from './guard.tsx';

const at = (path: string) => new URL(path, 'https://kraplyna.test');
const person = (open: OpenModules) => ({
  token: 't',
  userId: 'u',
  userEmail: 'somebody@kraplyna.test',
  permissions: fromModules(open),
});
const buyer = person({ customer: customerModules });
const keeper = person({ admin: ['brands'] });
const both = person({ admin: ['brands'], customer: customerModules });
const nobody = person({});

describe('the route guard', () => {
  it('opens the pages of each audience to it alone', () => {
    const goesTo = (path: string, audience: Parameters<typeof redirectFor>[1]) =>
      [null, buyer, keeper, both, nobody].map((session) => redirectFor(session, audience, at(path)));
    expect(goesTo('/auth', 'guest'), 'staff go to the overview').toEqual([
      null,
      '/index',
      '/admin',
      '/admin',
      '/index',
    ]);
    expect(goesTo('/user/account', 'customer')).toEqual(['/index', null, '/index', '/index', '/index']);
    expect(goesTo('/admin/brands', 'admin')).toEqual(['/index', '/index', null, null, '/index']);
    expect(goesTo('/en/admin/brands', 'admin')).toEqual(['/en/index', '/en/index', null, null, '/en/index']);
  });

  it('lets nobody load a page of the account or the panel without a session, and keeps the language', async () => {
    for (const audience of ['customer', 'admin'] as const) {
      const refused = await requireUser(new Request('https://kraplyna.test/en/user/account'), audience).catch(
        (answer: Response) => answer.headers.get('location'),
      );
      expect(refused).toBe('/en/index');
    }
    await expect(requireGuest(new Request('https://kraplyna.test/en/auth'))).resolves.toBeNull();
  });

  it('redirects to the return path after signing in, within the shop', () => {
    expect(redirectFor(buyer, 'guest', at('/auth?back=%2Fuser%2Faccount'))).toBe('/user/account');
    expect(redirectFor(buyer, 'guest', at('/auth?back=%2F%2Fevil.example'))).toBe('/index');
  });

  it('reads the module from the path, in both languages', () => {
    expect(moduleOfPath('/admin/brands')).toBe('brands');
    expect(moduleOfPath('/en/admin/roles/form/7')).toBe('roles');
    expect(moduleOfPath('/user/wishlist')).toBe('wishlist');
    expect(moduleOfPath('/admin')).toBeNull();
    expect(moduleOfPath('/products/item/brands')).toBeNull();
  });
});
