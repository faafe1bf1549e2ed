import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { categoryPath } from '../layout/category-path.ts';
import { type Listing, listingPath, readListing } from './listing-address.ts';

/** Where the goods of a listing begin. */
export const goodsId = 'goods';

/**
 * The listing that is asked for: the one on its way, else the one that is shown. Ticks answer at once, and a second tick
 * before the first has arrived keeps the first.
 */
export function useListing(shown: Listing) {
  const next = useNavigation().location;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isChanging = next?.pathname === localPath(categoryPath(shown.title));
  const wanted = isChanging ? readListing(shown.title, new URLSearchParams(next.search)) : shown;

  const hrefOf = (part: Partial<Listing>) => localPath(listingPath({ ...wanted, page: 1, ...part }));
  const change = (part: Partial<Listing>) => {
    void navigate(hrefOf(part), { preventScrollReset: true });
    // The column stays where the eye is; from further down the eye goes back to the first of the new goods.
    const goods = document.getElementById(goodsId);
    if (goods && goods.getBoundingClientRect().top < 0) goods.scrollIntoView();
  };
  return { wanted, hrefOf, change };
}

/** A listing is on its way, of this category or another; leaving for a page of another kind is not a listing. */
export function useIsListingLoading(): boolean {
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const listings = localPath(categoryPath(''));
  return pathname.startsWith(listings) && next?.pathname.startsWith(listings) === true;
}
