import { guestFiles } from './scripts/page-weight/guest-files.ts';

const page = (name, path) => ({
  name,
  path: guestFiles(import.meta.dirname, path),
  limit: '150 kB',
  brotli: true,
});

export default [page('a guest on /index', 'index'), page('a guest on /en/index', 'en/index')];
