/** One violation of each kind, and of each way of writing an import. The test puts them into an empty tree one at a time. */
export const plantedViolations: {
  rule: string;
  file: string;
  source: string;
  others?: Record<string, string>;
}[] = [
  { rule: 'domain-imports-nothing', file: 'src/domain/money.ts', source: "import { z } from 'zod';" },
  { rule: 'domain-imports-nothing', file: 'src/domain/clock.ts', source: "import { hrtime } from 'node:process';" },
  {
    rule: 'contracts-import-zod-and-domain',
    file: 'src/contracts/brands.ts',
    source: "import type { Row } from '#server/modules/brands/brands.table.ts';",
  },
  {
    rule: 'a-screen-reaches-data-only-through-contracts',
    file: 'src/web/storefront/home/home-page.tsx',
    source: "export { find } from '#server/modules/brands/brands.service.ts';",
  },
  {
    rule: 'a-screen-reaches-data-only-through-contracts',
    file: 'src/web/account/orders/order-list-page.tsx',
    source: "import { Card } from '../../storefront/products/card.tsx';",
  },
  {
    rule: 'a-shopper-never-downloads-the-admin-panel',
    file: 'src/web/kit/menu.tsx',
    source: "const panel = () => import('#web/admin/panel.tsx');",
  },
  {
    rule: 'a-shopper-never-downloads-the-admin-panel',
    file: 'src/web/root.tsx',
    source: "import { Sidebar } from './admin/sidebar.tsx';",
  },
  {
    rule: 'ui-parts-know-no-data-and-no-routes',
    file: 'src/web/ui/button.tsx',
    source: "import { useFetcher } from 'react-router';",
  },
  {
    rule: 'ui-parts-know-no-data-and-no-routes',
    file: 'src/web/ui/brand-select.tsx',
    source: "import { listBrands } from '#contracts/brands.ts';",
  },
  {
    rule: 'the-web-kit-serves-every-screen-and-knows-none',
    file: 'src/web/kit/cart.ts',
    source: "import { total } from '#web/storefront/cart/total.ts';",
  },
  {
    rule: 'the-web-kit-holds-technical-tools-only',
    file: 'src/web/kit/format.ts',
    source: "import { useCart } from '#web/features/cart/cart.ts';",
  },
  {
    rule: 'features-never-import-areas',
    file: 'src/web/features/cart/cart-row.tsx',
    source: "import { Card } from '#web/storefront/product-card/product-card.tsx';",
  },
  {
    rule: 'features-never-import-areas',
    file: 'src/web/features/orders/order-goods.tsx',
    source: "import { OrderTable } from '../../admin/orders/order-table.tsx';",
  },
  {
    rule: 'pages-never-import-the-server',
    file: 'src/web/root.tsx',
    source: "type Context = import('#server/context.ts').Context;",
  },
  {
    rule: 'pages-never-import-the-server',
    file: 'src/web/kit/pictures.ts',
    source: "import sharp from 'sharp';",
  },
  {
    rule: 'only-server-files-of-the-pages-use-node',
    file: 'src/web/kit/session.ts',
    source: "import { randomUUID } from 'node:crypto';",
  },
  {
    rule: 'routes-only-join-endpoints-to-their-service',
    file: 'src/server/modules/brands/brands.routes.ts',
    source: "import { list } from './brands.repository.ts';",
  },
  {
    rule: 'services-speak-the-shops-words',
    file: 'src/server/modules/brands/brands.service.ts',
    source: "import { eq } from 'drizzle-orm';",
  },
  {
    rule: 'services-speak-the-shops-words',
    file: 'src/server/modules/brands/brands.service.ts',
    source: "import { app } from '#server/http/app.ts';",
  },
  {
    rule: 'repositories-hold-sql-and-nothing-else',
    file: 'src/server/modules/brands/brands.repository.ts',
    source: "import { Problem } from '#server/errors.ts';",
  },
  {
    rule: 'tables-know-only-tables',
    file: 'src/server/modules/brands/brands.table.ts',
    source: "import { brand } from '#contracts/brands.ts';",
  },
  {
    rule: 'sql-stays-in-repositories',
    file: 'src/server/http/health.ts',
    source: "import { sql } from 'drizzle-orm';",
  },
  {
    rule: 'a-module-keeps-its-repository-to-itself',
    file: 'src/server/modules/products/products.prices.ts',
    source: "import { find } from '../discounts/discounts.repository.ts';",
  },
  {
    rule: 'a-module-knows-the-port-not-the-company',
    file: 'src/server/modules/payments/payments.service.ts',
    source: "import { invoice } from '#server/integrations/monobank/client.ts';",
  },
  {
    rule: 'integrations-know-only-the-port-they-fulfil',
    file: 'src/server/integrations/monobank/client.ts',
    source: "import { settings } from '#server/settings.ts';",
  },
  {
    rule: 'stand-ins-and-demo-speak-contracts',
    file: 'src/sandbox/bank.ts',
    source: "import { sign } from '#server/integrations/monobank/signature.ts';",
  },
  {
    rule: 'rooms-of-the-server-never-meet-stand-ins-or-demo',
    file: 'src/server/modules/products/products.service.ts',
    source: "import { catalogue } from '#demo/catalogue.ts';",
  },
  {
    rule: 'only-main-sees-server-and-web',
    file: 'src/server/http/pages.ts',
    source: "import routes from '#web/routes.ts';",
  },
  {
    rule: 'the-shop-never-imports-its-tests-or-scripts',
    file: 'src/server/db/connection.ts',
    source: "import { database } from '#test/database.ts';",
  },
  {
    rule: 'modules-have-no-import-cycles',
    file: 'src/server/modules/orders/placing/placing.service.ts',
    source: "import { open } from '#server/modules/payments/payments.service.ts';",
    others: {
      'src/server/modules/payments/payments.service.ts': "import { row } from '../carts/carts.service.ts';",
      'src/server/modules/carts/carts.service.ts': "import { advance } from '../orders/process/process.service.ts';",
    },
  },
  {
    rule: 'only-settings-reads-the-environment',
    file: 'src/server/http/app.ts',
    source: 'export const port = process.env.PORT;',
  },
  {
    rule: 'only-settings-reads-the-environment',
    file: 'src/server/db/connection.ts',
    source: 'const { env } = process;',
  },
];
