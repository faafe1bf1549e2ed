import { type BlogPost, listBlogPosts } from '#contracts/blog.ts';
import { getShopSettings } from '#contracts/shop.ts';
import { plainText } from '#domain/plain-text.ts';
import { load } from '#web/kit/api-client.ts';
import { languageOfPath, pathIn } from '#web/kit/language.ts';
import { blog as english } from '#web/messages/en/blog.ts';
import { blog as ukrainian } from '#web/messages/uk/blog.ts';
import type { Route } from './+types/blog-feed.ts';
import { escapeXml, xmlResponse } from './xml.ts';

const texts = { uk: ukrainian, en: english };
const latestCount = 30;
const summaryLength = 500;

/** RSS needs a time of day; posts have only a date. */
const pubDate = (day: string) => new Date(`${day}T09:00:00Z`).toUTCString();

function item(post: BlogPost, address: string): string {
  return [
    `<item><title>${escapeXml(post.title)}</title>`,
    `<link>${escapeXml(address)}</link><guid isPermaLink="true">${escapeXml(address)}</guid>`,
    `<pubDate>${pubDate(post.releaseDate)}</pubDate>`,
    `<description>${escapeXml(plainText(post.content, summaryLength))}</description></item>`,
  ].join('');
}

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const [{ publicUrl }, posts] = await Promise.all([load(getShopSettings, {}), load(listBlogPosts, {})]);
  const address = (path: string) => publicUrl + pathIn(language, path);
  const latest = posts.slice(0, latestCount);
  return xmlResponse('application/rss+xml', [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(texts[language].feed)}</title>`,
    `<link>${escapeXml(address('/blog'))}</link>`,
    `<description>${escapeXml(texts[language].description)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${escapeXml(address('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...latest.map((post) => item(post, address(`/blog/${post._id}`))),
    '</channel></rss>',
  ]);
}
