import { describe, expect, it } from 'vitest';
import { demoSlides } from '../catalogue/carousel.ts';
import { demoPosts } from './posts.ts';

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').trim();

describe('the blog', () => {
  it('has ten posts, each with its own title, picture and day', () => {
    expect(demoPosts).toHaveLength(10);
    for (const key of ['title', 'theme', 'releasedDaysAgo'] as const) {
      expect(new Set(demoPosts.map((post) => post[key])).size, key).toBe(10);
    }
  });

  it.each(demoPosts.map((post) => [post.title, post] as const))('«%s» is worth reading', (_, { content }) => {
    const words = textOf(content).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(500);
    expect(textOf(content)).not.toMatch(/[a-zA-Z]/);
    const tags = content.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(p|h2|ul|li|strong)>$/.test(tag))).toEqual([]);
  });

  it.each(demoPosts.map((post) => [post.titleEn, post] as const))(
    '[ST-SHOP-11] ‘%s’ is its English text',
    (title, post) => {
      expect(`${title} ${post.contentEn}`).not.toMatch(/\p{Script=Cyrillic}/u);
      const tagsOf = (html: string) => html.match(/<[^>]*>/g);
      expect(tagsOf(post.contentEn)).toEqual(tagsOf(post.content));
    },
  );

  it('has the posts that the carousel shows, all of them offered to it', () => {
    const shown = demoSlides.flatMap((slide) => ('post' in slide ? [slide.post] : []));
    for (const title of shown) expect(demoPosts.find((post) => post.title === title)?.isForCarousel, title).toBe(true);
    expect(demoSlides).toHaveLength(5);
  });
});
