import { guestFiles } from './scripts/page-weight/guest-files.ts';

const page = (name, path) => ({
  name,
  path: guestFiles(import.meta.dirname, path),
  limit: '150 kB',
  brotli: true,
});

const paths = [
  'index',
  'products',
  'products/item/:id',
  'products/categories/:categories/:filters?',
  'blog',
  'blog/:id',
  'about',
  'delivery',
  'notify/stop/:token',
  'contract',
  'auth',
  'auth/success',
  'confirm-registration/:token',
  'forgot-password',
  'reset-password/:token',
  'orders',
  'orders/orderAccepted',
  'orders/track',
  'orders/return',
];

export default [...paths, 'en/index'].map((path) => page(`a guest on /${path}`, path));
