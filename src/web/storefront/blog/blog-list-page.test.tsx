import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Problem } from '#contracts/kit/problem.ts';
import { setServerTransport } from '#web/kit/api-client.ts';
import { StorefrontMessages } from '#web/kit/messages.tsx';
import { storefront } from '#web/messages/en/storefront.ts';
import BlogListPage, { loader } from './blog-list-page.tsx';

type Shown = Parameters<typeof BlogListPage>[0];

function drawn(posts: Shown['loaderData']['posts']): string {
  const Page = createRoutesStub([
    {
      path: '/en/blog',
      Component: () => (
        <StorefrontMessages value={storefront}>
          <BlogListPage {...({ loaderData: { posts } } as Shown)} />
        </StorefrontMessages>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={['/en/blog']} />);
}

describe('the list of posts', () => {
  it("[ST-BLOG-03] says 'No events' when there are none", () => {
    expect(drawn([])).toContain('>No events<');
    const post = {
      _id: '01890000-0000-7000-8000-000000000001',
      title: 'Ірис',
      imageUrl: null,
      imagePreview: null,
      releaseDate: '2025-03-07',
    };
    expect(drawn([post])).not.toContain('No events');
    expect(drawn([post])).toContain('7 березня 2025 р.');
    expect(drawn([post]), '[ST-SHOP-11]').toMatch(/<h3 lang="uk"/);
    expect(drawn([{ ...post, title: 'Iris' }]), '[ST-SHOP-11]').toMatch(/<h3 lang="en"/);
  });

  it('[ST-BLOG-05] that cannot be had is logged, and its page comes without it and is not kept', async () => {
    const away = new Problem('UNAVAILABLE', 'The database is away');
    const logged: unknown[] = [];
    setServerTransport(
      () => Promise.reject(away),
      (error) => logged.push(error),
    );
    expect(await loader()).toMatchObject({ data: { posts: null }, init: { status: 503 } });
    expect(logged).toEqual([away]);
    expect(drawn(null)).toContain('The posts did not open just now');
  });
});
