import type pg from 'pg';

export type ProductRow = {
  readonly id: string;
  readonly name: string;
  readonly price_now_kopecks: number | null;
  readonly address: string | null;
  readonly brand_name: string | null;
};

/** The one query of the baselines, by an index: the 30 newest products of a category. */
export async function newestOf(pool: pg.Pool, title: string): Promise<ProductRow[]> {
  const { rows } = await pool.query<ProductRow>({
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
    values: [title],
  });
  return rows;
}
