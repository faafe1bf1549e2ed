import fastify from 'fastify';
import pg from 'pg';
import { onTask } from './task.ts';

export type SqlBaselineTask = { readonly databaseUrl: string };

/** The baseline for cold requests: one Fastify route, one indexed query for the 30 newest products of a category, as JSON. */
onTask(async ({ databaseUrl }: SqlBaselineTask): Promise<string> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  const app = fastify();
  app.get<{ Params: { title: string } }>('/goods/:title', async ({ params }) => {
    const { rows } = await pool.query({
      name: 'goods',
      text: `
        select products.id, item_no, products.name, current_price_kopecks, previous_price_kopecks, price_now_kopecks,
          discount_percent, quantity, quantity_ml, is_bottled, size_ml, color, manufacturer_country, media.address,
          brands.id as brand_id, brands.name as brand_name
        from products
        left join brands on brands.id = products.brand_id
        left join media on media.id = products.picture_id
        where category_id = (select id from categories where title = $1) and is_enabled
        order by products.created_at desc, products.id desc limit 30`,
      values: [params.title],
    });
    return { status: true, message: '', data: { products: rows } };
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
});
