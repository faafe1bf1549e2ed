import { deletePost, editPost, type ListedPost, listAdminPosts } from '#contracts/blog.ts';
import { formatLongDate, shopDay } from '#domain/dates.ts';
import { ClientSideList } from '#web/admin/components/client-side-list.tsx';
import { useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { RowSwitch } from '#web/admin/components/row-actions.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';

export const clientLoader = () => load(listAdminPosts, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().blog.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

export default function PostListPage({ loaderData: posts }: { loaderData: ListedPost[] }) {
  const { blog: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const columns = useListColumns<ListedPost>();
  return (
    <ClientSideList
      texts={texts}
      rows={posts}
      nameOf={({ title }) => title}
      columns={[
        columns.name((post) => <PostName post={post} />, texts.name),
        columns.image(({ imageUrl }) => imageUrl),
        columns.status(({ _id, title, active, version }) => (
          <RowSwitch
            label={texts.activeOf(title)}
            isOn={active}
            change={(isOn) => call(editPost, { params: { id: _id }, body: { title, active: isOn, version } })}
          />
        )),
      ]}
      form={{
        createHref: localPath('/admin/blog/form/'),
        editHref: ({ _id }) => localPath(`/admin/blog/form/${_id}`),
      }}
      remove={({ _id }) => call(deletePost, { params: { id: _id } })}
    />
  );
}

/** The release date also determines whether the post is visible. */
function PostName({ post: { title, releaseDate, toCarusel } }: { post: ListedPost }) {
  const { blog: texts } = useAdminMessages();
  const day = formatLongDate(releaseDate, useLanguage());
  const notes = [
    releaseDate > shopDay(new Date()) ? texts.comesOut(day) : day,
    ...(toCarusel ? [texts.forCarousel] : []),
  ];
  return (
    <>
      <span className="block">{title}</span>
      <span className="block text-sm font-normal text-ink-2">{notes.join(' · ')}</span>
    </>
  );
}
