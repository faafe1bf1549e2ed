import { getBlogPost, listBlogPosts } from '#contracts/blog.ts';
import { plainText } from '#domain/plain-text.ts';
import { load } from '#web/kit/api-client.ts';
import { articleLd, breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { PostGrid } from '#web/storefront/post-card/post-grid.tsx';
import { Article } from '#web/ui/article.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { Route } from './+types/blog-post-page.ts';
import { RssLink } from './rss-link.tsx';

const furtherCount = 3;
const descriptionLength = 160;
const furtherId = 'further-posts';

export async function loader({ params }: Route.LoaderArgs) {
  const [post, posts] = await Promise.all([load(getBlogPost, { params: { id: params.id } }), load(listBlogPosts, {})]);
  const further = posts.filter(({ _id }) => _id !== post._id).slice(0, furtherCount);
  return { post, further: further.map(({ content: _, ...card }) => card) };
}

export default function BlogPostPage({ loaderData: { post, further } }: Route.ComponentProps) {
  const { blog, breadcrumbs, shop } = useMessages();
  const localPath = useLocalPath();
  const address = localPath(`/blog/${post._id}`);
  const crumbs = [
    { label: breadcrumbs.home, href: localPath('/index') },
    { label: blog.heading, href: localPath('/blog') },
  ];
  return (
    <div className="page-width pt-2 md:pt-4">
      <PageHead
        title={`${post.title} · ${shop.name}`}
        description={plainText(post.content, descriptionLength) || post.title}
        image={post.imageUrl}
        jsonLd={[articleLd(post, address), breadcrumbsLd(crumbs, post.title)]}
      />
      <RssLink />
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={post.title} />
      <div className="mt-2 md:mt-4">
        <Article
          title={post.title}
          releaseDate={post.releaseDate}
          picture={post.imageUrl}
          picturePreview={post.imagePreview}
          html={post.content}
        />
      </div>
      {further.length > 0 && (
        <section aria-labelledby={furtherId} className="mt-14 border-t border-line pt-10">
          <h2 id={furtherId} className="mb-6 text-3xl">
            {blog.further}
          </h2>
          <PostGrid posts={further} />
        </section>
      )}
    </div>
  );
}
