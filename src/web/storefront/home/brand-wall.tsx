import type { listShownBrands } from '#contracts/brands.ts';
import type { ResponseOf } from '#contracts/kit/endpoint.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { brandPath } from '../paths.ts';
import { HomeSection } from './home-section.tsx';

type ShownBrand = ResponseOf<typeof listShownBrands>[number];

/** Each brand links to its products. */
export function BrandWall({ brands }: { brands: readonly ShownBrand[] }) {
  const { home, counts } = useMessages();
  const localPath = useLocalPath();
  if (brands.length === 0) return null;
  return (
    <HomeSection id="brands" title={home.brands} text={home.brandsText}>
      <ul className="defer-render grid [--deferred-height:41rem] md:[--deferred-height:20rem] xl:[--deferred-height:31rem] grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6 md:gap-4">
        {brands.map(({ _id, name, slug, imageUrl, productsCount }) => (
          <li key={_id}>
            <a
              href={localPath(brandPath(slug))}
              className="flex h-full flex-col items-center rounded-md border border-line bg-card p-2 pb-3 text-center hover:border-line-2"
            >
              <Picture
                address={imageUrl}
                alt=""
                ratio="1/1"
                fit="contain"
                sizes="(width >= 48rem) 170px, 28vw"
                className="w-full bg-transparent"
              />
              <span className="mt-2 w-full truncate text-sm font-semibold">{name}</span>
              <span className="text-xs text-ink-3">{counts.products(productsCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
