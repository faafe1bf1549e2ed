import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/kit/endpoint.ts';
import { fillPath } from '#contracts/kit/endpoint.ts';
import { adminModules, customerModules } from '#domain/permissions.ts';
import { allRoutes } from '#server/modules.ts';
import { makePerson, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

/** Who may make each call, written down a second time: an endpoint that changes its access has to change it here too. */
const table: Record<string, 'everyone' | 'signed in' | 'admin' | `admin ${string}` | `customer ${string}`> = {
  login: 'everyone',
  signup: 'everyone',
  confirmRegistration: 'everyone',
  resendConfirmation: 'everyone',
  logout: 'signed in',
  getSession: 'signed in',
  getCustomerProfile: 'customer account',
  editCustomerProfile: 'customer account',
  getAdminProfile: 'admin account',
  editAdminProfile: 'admin account',
  listCustomerWishes: 'customer wishlist',
  replaceCustomerWishes: 'customer wishlist',
  turnCustomerWish: 'customer wishlist',
  removeCustomerWish: 'customer wishlist',
  listAdminWishes: 'admin wishlist',
  replaceAdminWishes: 'admin wishlist',
  turnAdminWish: 'admin wishlist',
  removeAdminWish: 'admin wishlist',
  listBrands: 'admin',
  getBrand: 'admin brands',
  createBrand: 'admin brands',
  editBrand: 'admin brands',
  deleteBrand: 'admin brands',
  listMenuCategories: 'everyone',
  getCategory: 'everyone',
  listProducts: 'everyone',
  listProductFilters: 'everyone',
  getProduct: 'everyone',
  listRelatedProducts: 'everyone',
  listDiscountedProducts: 'everyone',
  listShownBrands: 'everyone',
  searchProducts: 'everyone',
  searchPage: 'everyone',
  suggest: 'everyone',
  listBlogPosts: 'everyone',
  getBlogPost: 'everyone',
  listActiveSlides: 'everyone',
  listPickupPoints: 'everyone',
  getShopSettings: 'everyone',
  listSitemapThings: 'everyone',
};

const shop = openTestShop();
const people: Record<string, TestPerson | null> = { guest: null };

beforeAll(async () => {
  people.customer = await makePerson(shop.db, { customer: [...customerModules] });
  people.administrator = await makePerson(shop.db, { admin: [...adminModules], customer: [...customerModules] });
  for (const module of adminModules) people[`only ${module}`] = await makePerson(shop.db, { admin: [module] });
});

async function statusFor(endpoint: Endpoint, who: string): Promise<number> {
  const address = `/api/${fillPath(endpoint.path, { id: '01890000-0000-7000-8000-000000000000' })}`;
  const token = people[who]?.token;
  const response = await shop.fetch(address, { method: endpoint.method, ...(token && { token }) });
  return response.status;
}

function mayPass(rule: string, who: string): boolean {
  if (rule === 'everyone') return true;
  if (who === 'guest') return false;
  if (rule === 'signed in') return true;
  const [area, module] = rule.split(' ');
  if (who === 'administrator') return true;
  if (who === 'customer') return area === 'customer';
  return area === 'admin' && (module === undefined || who === `only ${module}`);
}

describe('who may make a call', () => {
  it('is written down for every call, and for no call that is gone', () => {
    expect(allRoutes.map(({ endpoint }) => endpoint.name).sort()).toEqual(Object.keys(table).sort());
  });

  // Signing out ends the session that the other calls need, so it is asked last.
  const routes = allRoutes.toSorted(
    (one, other) => Number(one.endpoint.name === 'logout') - Number(other.endpoint.name === 'logout'),
  );

  it.each(routes.map(({ endpoint }) => [endpoint.name, endpoint] as const))('holds for %s', async (name, endpoint) => {
    const rule = table[name] ?? '';
    for (const who of Object.keys(people)) {
      const status = await statusFor(endpoint, who);
      const refused = who === 'guest' ? 401 : 403;
      if (mayPass(rule, who)) expect([who, status]).not.toEqual([who, refused]);
      else expect([who, status]).toEqual([who, refused]);
    }
  });
});
