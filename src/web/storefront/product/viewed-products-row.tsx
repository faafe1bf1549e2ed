import { type ReactNode, useEffect, useState } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';
import { getProduct, type ProductCard } from '#contracts/products.ts';
import { call } from '#web/kit/api-client.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ProductRow } from './product-row.tsx';
import { forgetViewed } from './viewed-products.ts';

/** Not cached: a stored price would become stale. */
async function fetchProducts(ids: readonly string[]): Promise<ProductCard[]> {
  const gone: string[] = [];
  const goods = await Promise.all(
    ids.map(async (id) => {
      try {
        return [(await call(getProduct, { params: { id } })).data];
      } catch (error) {
        if (isProblem(error) && error.status === 404) gone.push(id);
        return [];
      }
    }),
  );
  if (gone.length > 0) forgetViewed(gone);
  return goods.flat();
}

export function ViewedProductsRow({ ids, placeholder }: { ids: readonly string[]; placeholder: ReactNode }) {
  const { product: texts } = useMessages();
  const [goods, setGoods] = useState<readonly ProductCard[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchProducts(ids).then((found) => {
      if (isWanted) setGoods(found);
    });
    return () => {
      isWanted = false;
    };
  }, [ids]);
  return goods === null ? placeholder : <ProductRow title={texts.recentlyViewed} products={goods} />;
}
