import { useRouteLoaderData } from 'react-router';
import { nameLanguage } from '#domain/language.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useUnpacked } from '#web/kit/packed.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { categoryPath } from '../paths.ts';
import type { loader } from './shop-layout.tsx';

/** Search and categories for the 404 page. */
export function MissingPageHelp() {
  const { problem, shopFrame, words } = useMessages();
  const { missing } = problem;
  const localPath = useLocalPath();
  const menu = useRouteLoaderData<typeof loader>(`${useLanguage()}/shop`)?.menu;
  return (
    <>
      <search aria-label={missing.search} className="mt-4 w-full max-w-md">
        <form action={localPath('/products')} className="flex gap-2">
          <SearchField
            name="query"
            label={missing.search}
            placeholder={words.search}
            required
            maxLength={100}
            className="grow"
          />
          <Button type="submit" kind="primary">
            {shopFrame.search.submit}
          </Button>
        </form>
      </search>
      {menu && <Categories menu={menu} />}
    </>
  );
}

type CategoriesProps = Pick<Awaited<ReturnType<typeof loader>>, 'menu'>;

function Categories({ menu }: CategoriesProps) {
  const { missing } = useMessages().problem;
  const localPath = useLocalPath();
  const { categories } = useUnpacked(menu);
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="missing-categories" className="mt-6 max-w-2xl">
      <h2 id="missing-categories" className="label-caps font-sans text-ink-2">
        {missing.categories}
      </h2>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {categories.map(({ name, title }) => (
          <li key={title}>
            <a
              lang={nameLanguage(name)}
              href={localPath(categoryPath(title))}
              className="inline-flex min-h-11 items-center rounded-md border border-line-2 bg-card px-4 text-sm hover:border-ink-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
