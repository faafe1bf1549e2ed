import { clsx } from 'clsx';
import type { BlogPostCard } from '#contracts/blog.ts';
import { PostCard } from './post-card.tsx';

type PostGridProps = {
  posts: readonly BlogPostCard[];
  /** The number of pictures above the fold. */
  eagerPictures?: number;
};

export function PostGrid({ posts, eagerPictures = 0 }: PostGridProps) {
  return (
    <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, position) => (
        <li
          key={post._id}
          className={clsx('min-w-0', position >= eagerPictures && 'defer-render [--deferred-height:19rem]')}
        >
          <PostCard post={post} isEager={position < eagerPictures} />
        </li>
      ))}
    </ul>
  );
}
