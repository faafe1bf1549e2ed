import type { Wishlist } from '#contracts/wishlist.ts';
import { loadWishlist } from '#web/features/wishlist/wishlist.ts';
import { WishlistRows } from '#web/features/wishlist/wishlist-rows.tsx';
import { useAccountMessages } from '#web/kit/messages.tsx';

export const clientLoader = () => loadWishlist('customer');

export default function WishlistPage({ loaderData: { products } }: { loaderData: Wishlist }) {
  const { wishlist: texts } = useAccountMessages();
  return (
    <div className="page-width max-w-5xl py-8 md:py-12">
      <title>{texts.title}</title>
      <h1 className="mb-6 text-4xl">{texts.heading}</h1>
      <WishlistRows products={products} />
    </div>
  );
}
