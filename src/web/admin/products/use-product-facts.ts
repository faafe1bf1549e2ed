import type { AdminProductCard } from '#contracts/admin-products.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';

/** What a card tells line by line. Goods that are decanted have millilitres, and pieces only where whole bottles stand beside. */
export function useProductFacts(product: AdminProductCard): { label: string; value: string }[] {
  const { card } = useAdminMessages().products;
  const { bottling, quantity, quantityMl, sizes, discount, categories, itemNo } = product;
  return [
    ...(bottling ? [{ label: card.availableMl, value: card.ml(quantityMl) }] : []),
    ...(!bottling || quantity > 0 ? [{ label: card.quantity, value: card.pieces(quantity) }] : []),
    { label: card.size, value: sizes === null ? '—' : card.ml(sizes) },
    { label: card.discount, value: discount > 0 ? card.percent(discount) : card.none },
    { label: card.category, value: categories.name },
    ...(itemNo ? [{ label: card.itemNo, value: itemNo }] : []),
  ];
}
