import type { Wishlist } from '#contracts/wishlist.ts';
import { ListHeading, ListProblem } from '#web/admin/components/list-page.tsx';
import { loadWishlist } from '#web/features/wishlist/wishlist.ts';
import { WishlistRows } from '#web/features/wishlist/wishlist-rows.tsx';
import { useAccountMessages } from '#web/kit/messages.tsx';

export const clientLoader = () => loadWishlist('admin');

export const ErrorBoundary = ListProblem;

export default function AdminWishlistPage({ loaderData: { products } }: { loaderData: Wishlist }) {
  const { wishlist: texts } = useAccountMessages();
  return (
    <div className="max-w-5xl">
      <title>{texts.title}</title>
      <ListHeading title={texts.heading} />
      <WishlistRows products={products} />
    </div>
  );
}
