import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Language } from '../domain/language.ts';

// The UI component gallery is for development; a production build does not contain it.
const hasUiGallery = process.env.NODE_ENV === 'development' || process.env.KRAPLYNA_UI_PAGE === '1';

/** All routes of the shop: Ukrainian at the root, English under /en, from the same files. */
function pages(language: Language): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, file, { id: `${language}/${path}` });

  return [
    layout(`messages/${language}/storefront-layout.tsx`, { id: language }, [
      index('to-index.ts', { id: `${language}/root` }),
      layout('storefront/layout/shop-layout.tsx', { id: `${language}/shop` }, [
        layout('storefront/layout/page-layout.tsx', { id: `${language}/pages` }, [
          page('index', 'storefront/home/index-page.tsx'),
          page('blog', 'storefront/blog/blog-list-page.tsx'),
          page('blog/rss.xml', 'machine-pages/blog-feed.ts'),
          page('blog/:id', 'storefront/blog/blog-post-page.tsx'),
          page('products', 'storefront/search/search-page.tsx'),
          page('products/categories/:categories/:filters?', 'storefront/listing/listing-page.tsx'),
          layout(`messages/${language}/collections/collections-layout.tsx`, { id: `${language}/collections-text` }, [
            page('brands', 'storefront/collections/brand-list-page.tsx'),
            page('brands/:slug', 'storefront/collections/brand-page.tsx'),
            page('notes', 'storefront/collections/note-list-page.tsx'),
            page('notes/:key', 'storefront/collections/note-page.tsx'),
            page('discounts', 'storefront/collections/discounts-page.tsx'),
            page('best-sellers', 'storefront/collections/best-sellers-page.tsx'),
          ]),
          page('products/item/:id', 'storefront/product/product-page.tsx'),
          layout(`messages/${language}/auth/auth-layout.tsx`, { id: `${language}/auth-text` }, [
            layout('storefront/auth/guest-layout.tsx', { id: `${language}/guest` }, [
              page('auth', 'storefront/auth/auth-page.tsx'),
              page('auth/success', 'storefront/auth/auth-success-page.tsx'),
            ]),
            page('confirm-registration/:token', 'storefront/auth/confirm-registration-page.tsx'),
            page('forgot-password', 'storefront/auth/forgot-password-page.tsx'),
            page('reset-password/:token', 'storefront/auth/reset-password-page.tsx'),
            page('invite/:token', 'storefront/auth/invite-page.tsx'),
          ]),
          page('notify/stop/:token', 'storefront/notify/stop-letters-page.tsx'),
          layout(`messages/${language}/checkout/checkout-layout.tsx`, { id: `${language}/checkout-text` }, [
            page('orders', 'storefront/checkout/checkout-page.tsx'),
            page('orders/orderAccepted', 'storefront/checkout/order-accepted-page.tsx'),
            page('orders/track', 'storefront/order-tracking/order-tracking-page.tsx'),
          ]),
          layout(`messages/${language}/returns/returns-layout.tsx`, { id: `${language}/returns-text` }, [
            page('orders/return', 'storefront/returns/return-page.tsx'),
          ]),
          layout('account/layout/user-layout.tsx', { id: `${language}/user` }, [
            layout(`messages/${language}/account/account-layout.tsx`, { id: `${language}/user-text` }, [
              page('user/orders', 'account/orders/order-list-page.tsx'),
              page('user/account', 'account/profile/account-page.tsx'),
              page('user/wishlist', 'account/wishlist/wishlist-page.tsx'),
            ]),
          ]),
          layout(`messages/${language}/about/about-layout.tsx`, { id: `${language}/about-text` }, [
            page('about', 'storefront/about/about-page.tsx'),
          ]),
          layout(`messages/${language}/delivery/delivery-layout.tsx`, { id: `${language}/delivery-text` }, [
            page('delivery', 'storefront/delivery/delivery-page.tsx'),
          ]),
          layout(`messages/${language}/contract/contract-layout.tsx`, { id: `${language}/contract-text` }, [
            page('contract', 'storefront/contract/contract-page.tsx'),
          ]),
        ]),
      ]),
      layout(`messages/${language}/admin-layout.tsx`, { id: `${language}/admin-messages` }, [
        layout('admin/layout/admin-layout.tsx', { id: `${language}/admin` }, [
          route('admin', 'admin/overview/overview-page.tsx', { id: `${language}/overview` }),
          page('admin/products', 'admin/products/product-list-page.tsx'),
          page('admin/products/import', 'admin/products/product-import-page.tsx'),
          page('admin/products/:id', 'admin/products/product-form-page.tsx'),
          page('admin/products/vials', 'admin/stock/vials-page.tsx'),
          page('admin/products/:id/stock', 'admin/stock/stock-page.tsx'),
          page('admin/productsGroups', 'admin/groups/group-list-page.tsx'),
          page('admin/brands', 'admin/brands/brand-list-page.tsx'),
          page('admin/categories', 'admin/categories/category-list-page.tsx'),
          page('admin/categories/order', 'admin/categories/menu-order-page.tsx'),
          page('admin/discounts', 'admin/discounts/discount-list-page.tsx'),
          page('admin/blog', 'admin/blog/post-list-page.tsx'),
          page('admin/blog/form/:id?', 'admin/blog/post-form-page.tsx'),
          page('admin/carusels', 'admin/carousels/carousel-page.tsx'),
          page('admin/statuses', 'admin/statuses/status-list-page.tsx'),
          page('admin/addresses', 'admin/addresses/address-list-page.tsx'),
          layout(`messages/${language}/account/account-layout.tsx`, { id: `${language}/admin-own-text` }, [
            page('admin/account', 'admin/account/account-page.tsx'),
            page('admin/account/orders', 'admin/account/own-orders-page.tsx'),
            page('admin/wishlist', 'admin/wishlist/wishlist-page.tsx'),
            page('admin/orders', 'admin/orders/order-list-page.tsx'),
            page('admin/orders/form/:id?', 'admin/orders/order-form-page.tsx'),
            page('admin/orders/slips', 'admin/orders/packing-slips-page.tsx'),
            page('admin/orders/:orderNo', 'admin/orders/order-page.tsx'),
            page('admin/orders/:id/slip', 'admin/orders/packing-slip-page.tsx'),
            page('admin/orders/:id/invoice', 'admin/orders/order-invoice-page.tsx'),
          ]),
          page('admin/users', 'admin/users/user-list-page.tsx'),
          page('admin/users/:id', 'admin/buyers/buyer-page.tsx'),
          page('admin/buyers/:phone', 'admin/buyers/phone-buyer-page.tsx'),
          page('admin/statistic', 'admin/cash-register/cash-register-page.tsx'),
          page('admin/statistic/receipts', 'admin/cash-register/receipt-list-page.tsx'),
          page('admin/statistic/day', 'admin/cash-register/fiscal-day-page.tsx'),
          page('admin/audit', 'admin/audit/audit-page.tsx'),
          page('admin/roles', 'admin/roles/role-list-page.tsx'),
          page('admin/roles/form/:id?', 'admin/roles/role-form-page.tsx'),
        ]),
      ]),
      ...(hasUiGallery ? [page('ui', 'ui-page/ui-page.tsx')] : []),
      page('*', 'to-index.ts'),
    ]),
  ];
}

/** For crawlers and browsers, the same in every language. */
const machinePages = [
  route('sitemap.xml', 'machine-pages/sitemap.ts'),
  route('robots.txt', 'machine-pages/robots.ts'),
  route('manifest.webmanifest', 'machine-pages/manifest.ts'),
  route('favicon.ico', 'machine-pages/favicon.ts'),
];

export default [...machinePages, ...pages('uk'), ...prefix('en', pages('en'))] satisfies RouteConfig;
