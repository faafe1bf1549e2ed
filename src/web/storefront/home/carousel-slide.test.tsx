import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Slide } from '#contracts/carousels.ts';
import { StorefrontMessages } from '#web/kit/messages.tsx';
import { storefront } from '#web/messages/uk/storefront.ts';
import { CarouselSlide } from './carousel-slide.tsx';

const slide: Slide = {
  _id: '01890000-0000-7000-8000-000000000001',
  slideId: '01890000-0000-7000-8000-000000000002',
  order: 1,
  slideType: 'product',
  title: 'Naxos',
  imageFirst: '/media/01890000-0000-7000-8000-000000000003/960.webp',
  imageUrl: null,
  imagePreview: null,
  description: 'Мед, тютюн і лаванда.',
};

function drawn(changes: Partial<Slide>): string {
  const Page = createRoutesStub([
    {
      path: '/index',
      Component: () => (
        <StorefrontMessages value={storefront}>
          <CarouselSlide slide={{ ...slide, ...changes }} isFirst hasPicture />
        </StorefrontMessages>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={['/index']} />);
}

const defaultPicture = 'viewBox="0 0 20 28"';

describe('a slide', () => {
  it('[ST-HOME-05] without an image shows the default picture', () => {
    const html = drawn({ imageFirst: null });
    expect(html).toContain(defaultPicture);
    expect(html).not.toContain('<picture');
  });

  it('[ST-SHOP-11] marks a Ukrainian title or text as such', () => {
    expect(drawn({})).toMatch(/<span lang="uk"[^>]*>Мед, тютюн/);
    expect(drawn({})).not.toMatch(/<span lang[^>]*>Naxos/);
    const english = drawn({ title: 'Перший уд', description: 'Honey and tobacco.' });
    expect(english).toMatch(/<span lang="uk"[^>]*>Перший уд/);
    expect(english).toMatch(/<span lang="en"[^>]*>Honey/);
  });

  it('shows the picture of its product or of its post', () => {
    expect(drawn({})).toContain('/media/01890000-0000-7000-8000-000000000003/480.avif 480w');
    const post = drawn({ imageFirst: null, imageUrl: '/media/01890000-0000-7000-8000-000000000004/960.webp' });
    expect(post).toContain('/media/01890000-0000-7000-8000-000000000004/960.webp');
    expect(post).not.toContain(defaultPicture);
  });
});
