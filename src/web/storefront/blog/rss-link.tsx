import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';

/** Feed autodiscovery. */
export function RssLink() {
  const { blog } = useMessages();
  const localPath = useLocalPath();
  return <link rel="alternate" type="application/rss+xml" title={blog.feed} href={localPath('/blog/rss.xml')} />;
}
