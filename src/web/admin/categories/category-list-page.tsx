import { type Category, deleteCategory, editCategory, listCategories } from '#contracts/categories.ts';
import { listDiscounts } from '#contracts/discounts.ts';
import { ClientSideList } from '#web/admin/components/client-side-list.tsx';
import { useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { RowSwitch } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CategoryFormDialog } from './category-form-dialog.tsx';

export async function clientLoader() {
  const [categories, discounts] = await Promise.all([load(listCategories, {}), load(listDiscounts, {})]);
  return { categories, discounts };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().categories.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type CategoryListPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function CategoryListPage({ loaderData: { categories, discounts } }: CategoryListPageProps) {
  const { categories: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const columns = useListColumns<Category>();
  return (
    <ClientSideList
      texts={texts}
      more={<ButtonLink href={localPath('/admin/categories/order')}>{texts.order.title}</ButtonLink>}
      rows={categories}
      nameOf={({ name }) => name}
      wordsOf={({ name, title, description }) => `${name} ${title} ${description}`}
      columns={[
        columns.number(),
        columns.name(({ name, title }) => (
          <>
            {name} <span className="block font-normal text-ink-2">{title}</span>
          </>
        )),
        {
          key: 'description',
          title: texts.description,
          isAside: true,
          cell: ({ description }) => <span className="line-clamp-2 wrap-anywhere text-ink-2">{description}</span>,
        },
        { key: 'menu', title: texts.partOfMenu, cell: ({ isMenu }) => (isMenu ? texts.yes : texts.no) },
        columns.status(({ _id, active, discount, ...category }) => (
          <RowSwitch
            label={texts.activeOf(category.name)}
            isOn={active}
            change={(isOn) => {
              const { name, title, description, isMenu, version } = category;
              const body = { name, title, description, isMenu, version, discount, active: isOn };
              return call(editCategory, { params: { id: _id }, body });
            }}
          />
        )),
      ]}
      form={(category, onClose) => (
        <CategoryFormDialog key={category?.version} category={category} discounts={discounts} onClose={onClose} />
      )}
      remove={({ _id }) => call(deleteCategory, { params: { id: _id } })}
    />
  );
}
