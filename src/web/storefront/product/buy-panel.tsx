import { useState } from 'react';
import type { Product } from '#contracts/products.ts';
import { useCartLine } from '#web/features/cart/cart.ts';
import { stockOf } from '#web/kit/product-price.ts';
import { BuyBar } from './buy-bar.tsx';
import { DecantControl } from './decant-control.tsx';
import { firstVolume } from './decant-volumes.ts';
import { StockAlert } from './stock-alert.tsx';

export function BuyPanel({ product }: { product: Product }) {
  const [volumeMl, setVolumeMl] = useState(() => firstVolume(product.quantityMl));
  const line = useCartLine(product._id);
  const quantity = line?.cartQuantity ?? (product.bottling ? volumeMl : 1);
  const isDecanted = product.bottling && (product.quantityMl > 0 || line !== undefined);

  if (stockOf(product) <= 0 && line === undefined) return <StockAlert productId={product._id} />;
  return (
    <>
      {isDecanted && (
        <DecantControl product={product} volumeMl={quantity} onChoose={setVolumeMl} isInCart={line !== undefined} />
      )}
      <BuyBar product={product} quantity={quantity} />
    </>
  );
}
