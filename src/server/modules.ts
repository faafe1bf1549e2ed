import type { ConstraintErrors } from './errors.ts';
import type { Route } from './http/dispatch.ts';
import type { Job } from './jobs/define-job.ts';
import { addressesRoutes } from './modules/addresses/addresses.routes.ts';
import { attemptsJobs } from './modules/attempts/attempts.jobs.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { blogRoutes } from './modules/blog/blog.routes.ts';
import { brandsRoutes } from './modules/brands/brands.routes.ts';
import { brandsConstraints } from './modules/brands/brands.service.ts';
import { buyersRoutes } from './modules/buyers/buyers.routes.ts';
import { carouselsConstraints } from './modules/carousels/carousel-editing.service.ts';
import { carouselsRoutes } from './modules/carousels/carousels.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { cartConstraints } from './modules/cart/cart.service.ts';
import { cashRegisterRoutes } from './modules/cash-register/cash-register.routes.ts';
import { fiscalReceiptsJobs } from './modules/cash-register/fiscal-receipts/fiscal-receipts.jobs.ts';
import { fiscalReceiptsRoutes } from './modules/cash-register/fiscal-receipts/fiscal-receipts.routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { categoriesConstraints } from './modules/categories/categories.service.ts';
import { deliveryJobs } from './modules/delivery/delivery.jobs.ts';
import { deliveryRoutes } from './modules/delivery/delivery.routes.ts';
import { deliveryAddressesRoutes } from './modules/delivery-addresses/delivery-addresses.routes.ts';
import { discountsRoutes } from './modules/discounts/discounts.routes.ts';
import { discountsConstraints } from './modules/discounts/discounts.service.ts';
import { groupsRoutes } from './modules/groups/groups.routes.ts';
import { groupsConstraints } from './modules/groups/groups.service.ts';
import { invitesJobs } from './modules/invites/invites.jobs.ts';
import { invitesRoutes } from './modules/invites/invites.routes.ts';
import { invitesConstraints } from './modules/invites/invites.service.ts';
import { lettersJobs } from './modules/letters/letters.jobs.ts';
import { mediaJobs } from './modules/media/media.jobs.ts';
import { orderViewsRoutes } from './modules/order-views/order-views.routes.ts';
import { orderNotesRoutes } from './modules/orders/notes/order-notes.routes.ts';
import { ordersJobs } from './modules/orders/orders.jobs.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { overviewJobs } from './modules/overview/overview.jobs.ts';
import { overviewRoutes } from './modules/overview/overview.routes.ts';
import { panelSearchRoutes } from './modules/panel-search/panel-search.routes.ts';
import { passwordsJobs } from './modules/passwords/passwords.jobs.ts';
import { passwordsRoutes } from './modules/passwords/passwords.routes.ts';
import { paymentsJobs } from './modules/payments/payments.jobs.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { priceDropsJobs } from './modules/price-drops/price-drops.jobs.ts';
import { priceDropsRoutes } from './modules/price-drops/price-drops.routes.ts';
import { productsRoutes } from './modules/products/catalogue/catalogue.routes.ts';
import { adminProductsRoutes } from './modules/products/editing/product-editing.routes.ts';
import { productsConstraints } from './modules/products/editing/product-editing.service.ts';
import { productFilesRoutes } from './modules/products/files/product-files.routes.ts';
import { productsJobs } from './modules/products/products.jobs.ts';
import { profilesRoutes } from './modules/profiles/profiles.routes.ts';
import { retentionJobs } from './modules/retention/retention.jobs.ts';
import { returnsJobs } from './modules/returns/returns.jobs.ts';
import { returnsRoutes } from './modules/returns/returns.routes.ts';
import { returnsConstraints } from './modules/returns/returns.service.ts';
import { rolesRoutes } from './modules/roles/roles.routes.ts';
import { rolesConstraints } from './modules/roles/roles.service.ts';
import { searchJobs } from './modules/search/search.jobs.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { searchIndexJobs } from './modules/search-index/search-index.jobs.ts';
import { sessionsJobs } from './modules/sessions/sessions.jobs.ts';
import { sessionsRoutes } from './modules/sessions/sessions.routes.ts';
import { shipmentsJobs } from './modules/shipments/shipments.jobs.ts';
import { shipmentsRoutes } from './modules/shipments/shipments.routes.ts';
import { shipmentsConstraints } from './modules/shipments/shipments.service.ts';
import { shopRoutes } from './modules/shop/shop.routes.ts';
import { signUpsJobs } from './modules/sign-ups/sign-ups.jobs.ts';
import { signUpsRoutes } from './modules/sign-ups/sign-ups.routes.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts';
import { statusesRoutes } from './modules/statuses/statuses.routes.ts';
import { statusesConstraints } from './modules/statuses/statuses.service.ts';
import { stockRoutes } from './modules/stock/stock.routes.ts';
import { stockAlertsJobs } from './modules/stock-alerts/stock-alerts.jobs.ts';
import { stockAlertsRoutes } from './modules/stock-alerts/stock-alerts.routes.ts';
import { unsubscribeLinksJobs } from './modules/unsubscribe-links/unsubscribe-links.jobs.ts';
import { unsubscribeLinksRoutes } from './modules/unsubscribe-links/unsubscribe-links.routes.ts';
import { userLinksJobs } from './modules/user-links/user-links.jobs.ts';
import { usersConstraints } from './modules/users/people.service.ts';
import { usersRoutes } from './modules/users/users.routes.ts';
import { wishlistRoutes } from './modules/wishlist/wishlist.routes.ts';
import { wishlistConstraints } from './modules/wishlist/wishlist.service.ts';

export const allRoutes: readonly Route[] = [
  ...sessionsRoutes,
  ...profilesRoutes,
  ...wishlistRoutes,
  ...cartRoutes,
  ...priceDropsRoutes,
  ...stockAlertsRoutes,
  ...unsubscribeLinksRoutes,
  ...signUpsRoutes,
  ...usersRoutes,
  ...invitesRoutes,
  ...rolesRoutes,
  ...passwordsRoutes,
  ...brandsRoutes,
  ...categoriesRoutes,
  ...discountsRoutes,
  ...groupsRoutes,
  ...productsRoutes,
  ...adminProductsRoutes,
  ...stockRoutes,
  ...productFilesRoutes,
  ...searchRoutes,
  ...ordersRoutes,
  ...orderViewsRoutes,
  ...orderNotesRoutes,
  ...buyersRoutes,
  ...paymentsRoutes,
  ...returnsRoutes,
  ...shipmentsRoutes,
  ...blogRoutes,
  ...statusesRoutes,
  ...carouselsRoutes,
  ...addressesRoutes,
  ...deliveryAddressesRoutes,
  ...deliveryRoutes,
  ...shopRoutes,
  ...sitemapRoutes,
  ...auditRoutes,
  ...cashRegisterRoutes,
  ...fiscalReceiptsRoutes,
  ...overviewRoutes,
  ...panelSearchRoutes,
];

export const allConstraints: ConstraintErrors = {
  ...usersConstraints,
  ...invitesConstraints,
  ...rolesConstraints,
  ...brandsConstraints,
  ...productsConstraints,
  ...categoriesConstraints,
  ...statusesConstraints,
  ...discountsConstraints,
  ...groupsConstraints,
  ...carouselsConstraints,
  ...wishlistConstraints,
  ...cartConstraints,
  ...returnsConstraints,
  ...shipmentsConstraints,
};

export const allJobs: readonly Job[] = [
  ...sessionsJobs,
  ...signUpsJobs,
  ...passwordsJobs,
  ...invitesJobs,
  ...userLinksJobs,
  ...attemptsJobs,
  ...deliveryJobs,
  ...lettersJobs,
  ...ordersJobs,
  ...overviewJobs,
  ...mediaJobs,
  ...productsJobs,
  ...searchJobs,
  ...searchIndexJobs,
  ...priceDropsJobs,
  ...stockAlertsJobs,
  ...unsubscribeLinksJobs,
  ...paymentsJobs,
  ...returnsJobs,
  ...fiscalReceiptsJobs,
  ...shipmentsJobs,
  ...retentionJobs,
];
