import { ProductCard, type ProductCardProps } from './product-card.tsx';

type ProductCardItemProps = ProductCardProps & { className?: string };

export const keyOfCard = ({ product }: ProductCardItemProps) => product._id;

/** A card in a list of cards. */
export function ProductCardItem({ className, ...card }: ProductCardItemProps) {
  return (
    <li className={className}>
      <ProductCard {...card} />
    </li>
  );
}
