import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/kit/endpoint.ts';
import { fillPath } from '#contracts/kit/endpoint.ts';
import {
  adminModules,
  customerModules,
  fromModules,
  mayUse,
  openModules,
  type Permissions,
} from '#domain/permissions.ts';
import { administratorRole, customerRole, managerRole } from '#domain/roles.ts';
import { allRoutes } from '#server/modules.ts';
import { makePerson, makeSession } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

/** Expected access, written independently of the contracts: a change of access must be made here too. */
const table: Record<
  string,
  'everyone' | 'signed in' | 'own orders' | 'admin' | 'customer' | `admin ${string}` | `customer ${string}`
> = {
  login: 'everyone',
  signup: 'everyone',
  signupWithOrder: 'everyone',
  confirmRegistration: 'everyone',
  resendConfirmation: 'everyone',
  forgotPassword: 'everyone',
  resetPassword: 'everyone',
  acceptInvite: 'everyone',
  changePassword: 'signed in',
  logoutEverywhere: 'signed in',
  logout: 'signed in',
  getSession: 'signed in',
  getCustomerProfile: 'customer account',
  editCustomerProfile: 'customer account',
  getAdminProfile: 'admin account',
  editAdminProfile: 'admin account',
  listDeliveryAddresses: 'customer account',
  renameDeliveryAddress: 'customer account',
  deleteDeliveryAddress: 'customer account',
  listCustomerWishes: 'customer wishlist',
  replaceCustomerWishes: 'customer wishlist',
  turnCustomerWish: 'customer wishlist',
  removeCustomerWish: 'customer wishlist',
  listAdminWishes: 'admin wishlist',
  replaceAdminWishes: 'admin wishlist',
  turnAdminWish: 'admin wishlist',
  removeAdminWish: 'admin wishlist',
  getPriceDropLetters: 'signed in',
  setPriceDropLetters: 'signed in',
  requestStockAlert: 'everyone',
  stopLetters: 'everyone',
  priceCart: 'everyone',
  getCustomerCart: 'customer',
  saveCustomerCart: 'customer',
  joinCustomerCart: 'customer',
  getAdminCart: 'admin',
  saveAdminCart: 'admin',
  joinAdminCart: 'admin',
  listUsers: 'admin users',
  countUsers: 'admin users',
  changeUserRole: 'admin users',
  setUserActive: 'admin users',
  listInvites: 'admin users',
  inviteUser: 'admin users',
  resendInvite: 'admin users',
  revokeInvite: 'admin users',
  listRoles: 'admin',
  getRole: 'admin roles',
  getDefaultPermissions: 'admin roles',
  createRole: 'admin roles',
  editRole: 'admin roles',
  deleteRole: 'admin roles',
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
  listBestSellers: 'everyone',
  listDiscountedProducts: 'everyone',
  listShownBrands: 'everyone',
  listBrandPages: 'everyone',
  getBrandPage: 'everyone',
  listAdminProducts: 'admin products',
  countAdminProducts: 'admin products',
  getAdminProduct: 'admin products',
  createProduct: 'admin products',
  editProduct: 'admin products',
  turnProduct: 'admin products',
  deleteProduct: 'admin products',
  duplicateProduct: 'admin products',
  changeProducts: 'admin products',
  uploadProductPicture: 'admin products',
  getStockLedger: 'admin products',
  moveStock: 'admin products',
  openBottle: 'admin products',
  setPurchasePrice: 'admin statistic',
  listVials: 'admin products',
  listVialMoves: 'admin products',
  moveVials: 'admin products',
  setProductPrice: 'admin products',
  setProductStock: 'admin products',
  previewProductChange: 'admin products',
  replaceProductValues: 'admin products',
  exportProducts: 'admin products',
  checkProductImport: 'admin products',
  importProducts: 'admin products',
  findProductChoices: 'admin',
  getToDo: 'admin',
  searchPanel: 'admin',
  listProductsForCarousel: 'admin carusels',
  listCountries: 'admin',
  searchProducts: 'everyone',
  searchPage: 'everyone',
  suggest: 'everyone',
  popularSearches: 'everyone',
  listBlogPosts: 'everyone',
  getBlogPost: 'everyone',
  listActiveSlides: 'everyone',
  listPickupPoints: 'everyone',
  listCarrierPlaces: 'everyone',
  estimateDelivery: 'everyone',
  getShopSettings: 'everyone',
  listSitemapThings: 'everyone',
  listCategories: 'admin',
  getCategoryById: 'admin categories',
  createCategory: 'admin categories',
  editCategory: 'admin categories',
  deleteCategory: 'admin categories',
  arrangeCategories: 'admin categories',
  listDiscounts: 'admin',
  getDiscount: 'admin discounts',
  createDiscount: 'admin discounts',
  editDiscount: 'admin discounts',
  deleteDiscount: 'admin discounts',
  listGroups: 'admin productsGroups',
  countGroups: 'admin productsGroups',
  getGroup: 'admin productsGroups',
  createGroup: 'admin productsGroups',
  editGroup: 'admin productsGroups',
  deleteGroup: 'admin productsGroups',
  listStatuses: 'admin',
  getStatus: 'admin statuses',
  createStatus: 'admin statuses',
  updateStatus: 'admin statuses',
  deleteStatus: 'admin statuses',
  listAddresses: 'admin addresses',
  getAddress: 'admin addresses',
  createAddress: 'admin addresses',
  editAddress: 'admin addresses',
  deleteAddress: 'admin addresses',
  listAdminPosts: 'admin blog',
  getAdminPost: 'admin blog',
  createPost: 'admin blog',
  editPost: 'admin blog',
  previewPost: 'admin blog',
  deletePost: 'admin blog',
  listPostsForCarousel: 'admin carusels',
  listCarousels: 'admin carusels',
  listCarouselItems: 'admin carusels',
  createCarousel: 'admin carusels',
  updateCarousel: 'admin carusels',
  deleteCarousel: 'admin carusels',
  addSlide: 'admin carusels',
  moveSlide: 'admin carusels',
  deleteSlide: 'admin carusels',
  signInToRegister: 'admin statistic',
  listRegisterGoods: 'admin statistic',
  listOwnOfRegister: 'admin statistic',
  getFiscalState: 'admin statistic',
  getFiscalDay: 'admin statistic',
  listFiscalReceipts: 'admin statistic',
  repeatFiscalReceipt: 'admin statistic',
  listReceiptsOfOrder: 'admin orders',
  listBuyersReceipts: 'everyone',
  getOverview: 'admin statistic',
  listAudit: 'admin roles',
  listAuditOf: 'admin',
  placeOrder: 'everyone',
  findPlacedOrder: 'everyone',
  getOrderPayment: 'everyone',
  payOrder: 'everyone',
  receiveBankWebhook: 'everyone',
  receiveInstalmentsWebhook: 'everyone',
  probeBankWebhook: 'everyone',
  listOwnOrders: 'own orders',
  changeOrder: 'own orders',
  setOrderStatus: 'admin orders',
  listChosenOrders: 'admin orders',
  listOrderViews: 'admin orders',
  saveOrderView: 'admin orders',
  deleteOrderView: 'admin orders',
  setOrderStatuses: 'admin orders',
  undoOrderStatuses: 'admin orders',
  listOrders: 'admin orders',
  countNewOrders: 'admin orders',
  exportOrders: 'admin orders',
  createOrder: 'admin orders',
  getOrder: 'admin orders',
  listOrderEvents: 'admin orders',
  getOrderByNumber: 'admin orders',
  listBuyerOrders: 'admin orders',
  getReturnable: 'everyone',
  requestReturn: 'everyone',
  setOwnReturnWaybill: 'everyone',
  listReturns: 'admin orders',
  listOrderReturns: 'admin orders',
  decideReturn: 'admin orders',
  receiveReturn: 'admin orders',
  setReturnWaybill: 'admin orders',
  refundReturn: 'admin orders',
  listOrderRefunds: 'admin orders',
  refundOrder: 'admin orders',
  retryRefund: 'admin orders',
  confirmRefund: 'admin orders',
  payRefundOtherwise: 'admin orders',
  markOrderPaid: 'admin orders',
  getOrderShipment: 'admin orders',
  createShipment: 'admin orders',
  changeShipment: 'admin orders',
  deleteShipment: 'admin orders',
  retryShipment: 'admin orders',
  createShipments: 'admin orders',
  listWaybillNumbers: 'admin orders',
  printLabels: 'admin orders',
  makeRegister: 'admin orders',
  printRegister: 'admin orders',
  getOrderWork: 'admin orders',
  addOrderNote: 'admin orders',
  deleteOrderNote: 'admin orders',
  setOrderTags: 'admin orders',
  setOrderResponsible: 'admin orders',
  listOrderTags: 'admin orders',
  findOrderStaff: 'admin orders',
  getAccountBuyer: 'admin orders',
  getPhoneBuyer: 'admin orders',
  addAccountNote: 'admin orders',
  addPhoneNote: 'admin orders',
  findKnownBuyers: 'admin orders',
  trackOrder: 'everyone',
};

const shop = openTestShop();

/** The callers of each endpoint: the default roles, and for each module a role with only that module. */
const permissionsOf: Record<string, Permissions | null> = {
  guest: null,
  customer: customerRole.permissions,
  manager: managerRole.permissions,
  administrator: administratorRole.permissions,
};
for (const module of adminModules) permissionsOf[`only ${module}`] = fromModules({ admin: [module] });
for (const module of customerModules) permissionsOf[`customer, only ${module}`] = fromModules({ customer: [module] });
const everybody = Object.keys(permissionsOf);

/** Roles that lack a single module. */
for (const module of adminModules) {
  permissionsOf[`all but ${module}`] = fromModules({ admin: adminModules.filter((name) => name !== module) });
}
for (const module of customerModules) {
  permissionsOf[`customer, all but ${module}`] = fromModules({
    customer: customerModules.filter((name) => name !== module),
  });
}
const userIds = new Map<string, string>();

beforeAll(async () => {
  for (const [who, permissions] of Object.entries(permissionsOf)) {
    if (permissions === null) continue;
    const { userId } = await makePerson(shop.db, {
      admin: openModules(permissions, 'admin'),
      customer: openModules(permissions, 'customer'),
    });
    userIds.set(who, userId);
  }
});

const tokens = new Map<string, string>();

async function tokenOf(who: string): Promise<string | undefined> {
  const userId = userIds.get(who);
  if (userId && !tokens.has(who)) tokens.set(who, await makeSession(shop.db, userId));
  return tokens.get(who);
}

async function statusFor(endpoint: Endpoint, who: string, path = endpoint.path): Promise<number> {
  const address = `/api/${fillPath(path, { id: '01890000-0000-7000-8000-000000000000', orderNo: '1' })}`;
  const token = await tokenOf(who);
  const response = await shop.fetch(address, { method: endpoint.method, ...(token && { token }) });
  // The call may have ended the session.
  if (endpoint.path.startsWith('auth/')) tokens.delete(who);
  return response.status;
}

async function expectAccess(endpoint: Endpoint, passes: (who: string) => boolean, path?: string): Promise<void> {
  const refused = (who: string) => (who === 'guest' ? 401 : 403);
  const answers = await Promise.all(
    everybody.map(async (who) => {
      const status = await statusFor(endpoint, who, path);
      return [who, status === refused(who) ? status : 'passes'];
    }),
  );
  expect(answers).toEqual(everybody.map((who) => [who, passes(who) ? 'passes' : refused(who)]));
}

/** The meaning of a row of the table, implemented independently of the code under test. */
function mayPass(rule: string, who: string): boolean {
  const [area, module] = rule.split(' ');
  if (rule === 'everyone') return true;
  if (rule === 'signed in') return who !== 'guest';
  const isCustomer = who.startsWith('customer');
  const mayAsCustomer = who === 'customer' || (isCustomer && (module === undefined || who.endsWith(` ${module}`)));
  if (area === 'customer') return mayAsCustomer || who === 'administrator';
  if (area === 'own') return mayAsCustomer || (who !== 'guest' && !isCustomer);
  if (who === 'guest' || isCustomer) return false;
  if (module === undefined || who === 'administrator') return true;
  if (who === 'manager') {
    return ['orders', 'products', 'brands', 'categories', 'productsGroups', 'account', 'wishlist'].includes(module);
  }
  return who === `only ${module}`;
}

/** The service checks the module itself, since it depends on the parameters; covered by its own tests. */
const decidesItself = new Set(['admin/audit/of/{thing}/{id}']);

const adminRoutes = allRoutes.filter(({ endpoint }) => endpoint.path.startsWith('admin/'));

describe('authorization', () => {
  it('is listed here for every endpoint, and for no removed one', () => {
    expect(allRoutes.map(({ endpoint }) => endpoint.name).sort()).toEqual(Object.keys(table).sort());
  });

  it.each(allRoutes.map(({ endpoint }) => [endpoint.name, endpoint] as const))('is enforced for %s', (name, endpoint) =>
    expectAccess(endpoint, (who) => mayPass(table[name] ?? '', who)),
  );

  it.each(
    allRoutes.flatMap(({ endpoint }) =>
      (endpoint.aliases ?? []).map((path) => [path, endpoint.method, endpoint] as const),
    ),
  )(
    'at the other address %s (%s) is who may make the call, and enter the area of that address',
    async (path, _, endpoint) => {
      const area = path.startsWith('customer/orders') ? 'customer orders' : /^(?:admin|customer)(?=\/)/.exec(path)?.[0];
      const passes = (who: string) =>
        mayPass(table[endpoint.name] ?? '', who) && (area === undefined || mayPass(area, who));
      await expectAccess(endpoint, passes, path);
    },
  );

  it('[AD-PERM-01] every call under admin/ is refused to guests with 401 and to customers with 403', async () => {
    expect(adminRoutes.length).toBeGreaterThan(10);
    for (const { endpoint } of adminRoutes) {
      expect([endpoint.path, await statusFor(endpoint, 'guest')]).toEqual([endpoint.path, 401]);
      expect([endpoint.path, await statusFor(endpoint, 'customer')]).toEqual([endpoint.path, 403]);
    }
  });

  it('[AD-PERM-02] a call under admin/ is refused with 403 to a user who has every module but its own', async () => {
    for (const { endpoint } of adminRoutes) {
      if (endpoint.access.kind !== 'area' || endpoint.access.module === undefined) continue;
      const who = `all but ${endpoint.access.module}`;
      expect([endpoint.path, await statusFor(endpoint, who)]).toEqual([endpoint.path, 403]);
    }
  });

  it('an own cart, and what several screens look things up in, answer everybody who may enter the panel', async () => {
    const isLookUp = ({ method, access, path }: Endpoint) =>
      method === 'GET' && access.kind === 'area' && !access.module && !decidesItself.has(path);
    const lookUps = adminRoutes.filter(({ endpoint }) => isLookUp(endpoint));
    expect(lookUps.map(({ endpoint }) => endpoint.path).sort()).toEqual([
      'admin/brands/getall',
      'admin/cart',
      'admin/categories/getall',
      'admin/configs/get/coutrys',
      'admin/discounts/getall',
      'admin/overview/todo',
      'admin/products/find',
      'admin/roles/get',
      'admin/search',
    ]);
    const insiders = everybody.filter((who) => mayUse(permissionsOf[who] ?? null, 'admin'));
    for (const { endpoint } of lookUps) {
      for (const who of insiders) expect([who, await statusFor(endpoint, who)]).toEqual([who, 200]);
    }
  });

  it('[RULE-SAFE-19] a call under customer/ is refused with 403 to a user who has every module of that area but its own', async () => {
    const addresses = allRoutes.flatMap(({ endpoint }) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ endpoint, path })),
    );
    const refused: string[] = [];
    for (const { endpoint, path } of addresses.filter(({ path }) => path.startsWith('customer/'))) {
      for (const module of customerModules) {
        const status = await statusFor(endpoint, `customer, all but ${module}`, path);
        if (status === 403) refused.push(`${endpoint.method} ${path}: ${module}`);
      }
    }
    expect(refused.sort()).toEqual([
      'DELETE customer/delivery-addresses/{id}: account',
      'DELETE customer/wishlist/{id}: wishlist',
      'GET customer/delivery-addresses: account',
      'GET customer/orders: orders',
      'GET customer/users/userInfo: account',
      'GET customer/wishlist/getall: wishlist',
      'POST customer/orders: orders',
      'POST customer/wishlist/{productId}: wishlist',
      'PUT customer/delivery-addresses/{id}: account',
      'PUT customer/orders/{id}: orders',
      'PUT customer/users/edit: account',
      'PUT customer/wishlist: wishlist',
    ]);
  });

  it('[RULE-SAFE-19] own orders are refused at their bare address too, where a role lacks them', async () => {
    for (const name of ['listOwnOrders', 'changeOrder']) {
      const route = allRoutes.find(({ endpoint }) => endpoint.name === name);
      if (!route) throw new Error(`No call ${name}`);
      expect([name, await statusFor(route.endpoint, 'customer, all but orders')]).toEqual([name, 403]);
      expect([name, await statusFor(route.endpoint, 'customer, only orders')]).not.toEqual([name, 403]);
    }
  });

  it('[AD-PERM-03] what stands outside of admin/ asks for its module all the same', async () => {
    const modules = {
      'orders/all': 'orders',
      'orders/status/': 'orders',
      'statuses/': 'statuses',
      'checkbox/': 'statistic',
    };
    for (const [beginning, module] of Object.entries(modules)) {
      const calls = allRoutes.filter(
        ({ endpoint: { path } }) => path.startsWith(beginning) && path !== 'statuses/getall',
      );
      expect(calls.length).toBeGreaterThan(0);
      for (const { endpoint } of calls) {
        expect([endpoint.path, await statusFor(endpoint, `all but ${module}`)]).toEqual([endpoint.path, 403]);
        expect([endpoint.path, await statusFor(endpoint, `only ${module}`)]).not.toEqual([endpoint.path, 403]);
      }
    }
  });

  it('[AD-PERM-04] these look-ups answer every user with admin access, whatever the module', async () => {
    const paths = [
      'admin/categories/getall',
      'admin/brands/getall',
      'admin/discounts/getall',
      'admin/configs/get/coutrys',
      'admin/roles/get',
      'statuses/getall',
    ];
    for (const path of paths) {
      const route = allRoutes.find(({ endpoint }) => endpoint.path === path && endpoint.method === 'GET');
      if (!route) throw new Error(`No call at ${path}`);
      for (const module of adminModules) {
        expect([path, module, await statusFor(route.endpoint, `only ${module}`)]).toEqual([path, module, 200]);
      }
    }
  });
});
