import type { BlogPostCard } from '#contracts/blog.ts';
import { formatLongDate } from '#domain/dates.ts';
import { textLanguage } from '#domain/language.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { Picture } from '#web/ui/picture.tsx';

type PostCardProps = { post: BlogPostCard; isEager?: boolean };

const pictureSizes = '(width >= 80rem) 390px, (width >= 64rem) 31vw, (width >= 40rem) 46vw, 92vw';

export function PostCard({ post, isEager = false }: PostCardProps) {
  const localPath = useLocalPath();
  return (
    <article className="group relative">
      <Picture
        address={post.imageUrl}
        preview={post.imagePreview}
        alt=""
        ratio="16/9"
        sizes={pictureSizes}
        isEager={isEager}
      />
      <time lang="uk" dateTime={post.releaseDate} className="mt-3.5 block text-sm text-ink-3">
        {formatLongDate(post.releaseDate)}
      </time>
      <h3 lang={textLanguage(post.title)} className="mt-1 line-clamp-3 text-xl">
        <a href={localPath(`/blog/${post._id}`)} className="after:absolute after:inset-0 group-hover:text-amber-ink">
          {post.title}
        </a>
      </h3>
    </article>
  );
}
