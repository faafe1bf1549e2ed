import { type BrandPage, listBrandPages } from '#contracts/brands.ts';
import { foldAccents } from '#domain/latin.ts';
import { load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCollectionsMessages, useMessages } from '#web/kit/messages.tsx';
import { brandPath } from '../paths.ts';
import type { Route } from './+types/brand-list-page.ts';
import { IndexLayout } from './index-layout.tsx';

/** By first letter; digits and signs together. On the server alone, since the order of alphabets depends on the machine's language. */
function byLetter(brands: readonly BrandPage[]): [letter: string, brands: BrandPage[]][] {
  const letters = new Map<string, BrandPage[]>();
  for (const brand of brands) {
    const first = foldAccents(brand.name).charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  return [...letters].sort(([one], [other]) => one.localeCompare(other));
}

export const loader = async () => byLetter(await load(listBrandPages, {}));

export default function BrandListPage({ loaderData: letters }: Route.ComponentProps) {
  const { counts } = useMessages();
  const { brands } = useCollectionsMessages();
  const localPath = useLocalPath();
  return (
    <IndexLayout texts={brands} isEmpty={letters.length === 0}>
      <div className="gap-x-10 sm:columns-2 lg:columns-3 xl:columns-4">
        {letters.map(([letter, ofLetter]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`} className="mb-6 break-inside-avoid">
            <h2 id={`letter-${letter}`} className="border-b border-line pb-1 text-2xl">
              {letter}
            </h2>
            <ul>
              {ofLetter.map(({ _id, name, slug, productsCount }) => (
                <li key={_id}>
                  <a
                    href={localPath(brandPath(slug))}
                    className="flex min-h-11 items-center justify-between gap-4 hover:text-amber-ink hover:underline"
                  >
                    <span>{name}</span>
                    <span className="figures shrink-0 text-xs text-ink-3">{counts.products(productsCount)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </IndexLayout>
  );
}
