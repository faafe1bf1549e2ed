import { data } from 'react-router';
import { listBlogPosts } from '#contracts/blog.ts';
import { call, reportPageError } from '#web/kit/api-client.ts';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { PostGrid } from '#web/storefront/post-card/post-grid.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/blog-list-page.ts';
import { RssLink } from './rss-link.tsx';

/** A failed list is only logged, and the rest of the page is shown; the status 503 prevents caching. */
export async function loader() {
  try {
    const posts = (await call(listBlogPosts, {})).data;
    return { posts: posts.map(({ content: _, ...card }) => card) };
  } catch (error) {
    reportPageError(error);
    return data({ posts: null }, { status: 503 });
  }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // Aborted by a newer navigation: not an error.
    if (!request.signal.aborted) reportError(error);
    return { posts: null };
  }
}

export default function BlogListPage({ loaderData: { posts } }: Route.ComponentProps) {
  const { blog, breadcrumbs } = useMessages();
  const localPath = useLocalPath();
  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  return (
    <div className="page-width pt-2 md:pt-4">
      <PageHead title={blog.title} description={blog.description} jsonLd={[breadcrumbsLd(crumbs, blog.heading)]} />
      <RssLink />
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={blog.heading} />
      <h1 className="mt-2 text-4xl md:mt-4 lg:text-5xl">{blog.heading}</h1>
      <h2 className="mt-1 mb-8 font-sans text-lg font-normal text-ink-2">{blog.subheading}</h2>
      {posts === null ? (
        <EmptyState
          title={blog.failed}
          text={blog.failedText}
          action={<ButtonLink href={localPath('/blog')}>{blog.retry}</ButtonLink>}
        />
      ) : posts.length === 0 ? (
        <EmptyState title={blog.none} text={blog.noneText} />
      ) : (
        <PostGrid posts={posts} eagerPictures={3} />
      )}
    </div>
  );
}
