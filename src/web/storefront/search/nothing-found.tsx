import type { ProductCard } from '#contracts/products.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ProductGrid } from '#web/storefront/product-card/product-grid.tsx';
import { LinkChip } from '#web/ui/chip.tsx';
import { searchPath } from './search-address.ts';

type NothingFoundProps = { nearNames: readonly string[]; popular: readonly ProductCard[] };

/** Spelling suggestions and popular products instead of a dead end. */
export function NothingFound({ nearNames, popular }: NothingFoundProps) {
  const { search: texts } = useMessages();
  const localPath = useLocalPath();
  return (
    <>
      {nearNames.length > 0 && (
        <section aria-labelledby="near-names" className="mb-10">
          <h2 id="near-names" className="mb-3 text-2xl">
            {texts.nearNames}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {nearNames.map((name) => (
              <li key={name}>
                <LinkChip href={localPath(searchPath({ query: name, page: 1 }))}>{name}</LinkChip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-5 text-2xl">
            {texts.popular}
          </h2>
          <ProductGrid products={popular} />
        </section>
      )}
    </>
  );
}
