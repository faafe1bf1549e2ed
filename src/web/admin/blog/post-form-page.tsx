import { getAdminPost } from '#contracts/blog.ts';
import { load } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { FormSkeleton } from '../parts/form-page.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { PostForm } from './post-form.tsx';

export const clientLoader = async ({ params: { id } }: { params: { id?: string } }) =>
  id === undefined ? null : load(getAdminPost, { params: { id } });
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { blog: texts } = useAdminMessages();
  return <FormSkeleton title={texts.title} loading={texts.loading} />;
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().blog.problemTitle} />;

type PostFormPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function PostFormPage({ loaderData: post }: PostFormPageProps) {
  // Another post, or a newer state of this one, is another form.
  return <PostForm key={post ? `${post._id}/${post.version}` : 'new'} post={post} />;
}
