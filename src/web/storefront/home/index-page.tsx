import { listBlogPosts } from '#contracts/blog.ts';
import { listShownBrands } from '#contracts/brands.ts';
import { listActiveSlides } from '#contracts/carousels.ts';
import { listDiscountedProducts, listProducts } from '#contracts/products.ts';
import { load } from '#web/kit/api-client.ts';
import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { organizationLd, webSiteLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { PostGrid } from '#web/storefront/post-card/post-grid.tsx';
import { ProductGrid } from '#web/storefront/product-card/product-grid.tsx';
import type { Route } from './+types/index-page.ts';
import { BrandWall } from './brand-wall.tsx';
import { Carousel } from './carousel.tsx';
import { Hero } from './hero.tsx';
import { HomeSection } from './home-section.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import { notShownAbove } from './not-shown-above.ts';
import { TrustRow } from './trust-row.tsx';

const newArrivalsCount = 12;
const discountedCount = 8;
const brandsCount = 12;
const postsCount = 3;

export const links = hryvniaPreload;

export async function loader() {
  const [slides, { products }, discounted, brands, posts] = await Promise.all([
    load(listActiveSlides, {}),
    load(listProducts, { query: { sort: 'new', perPage: newArrivalsCount } }),
    // Enough to fill the row even if all new arrivals are discounted.
    load(listDiscountedProducts, { query: { perPage: discountedCount + newArrivalsCount } }),
    load(listShownBrands, {}),
    load(listBlogPosts, {}),
  ]);
  return {
    slides,
    newArrivals: products,
    discounted: notShownAbove(discounted, products).slice(0, discountedCount),
    brands: brands.slice(0, brandsCount),
    posts: posts.slice(0, postsCount).map(({ content: _, ...card }) => card),
  };
}

export default function IndexPage({ loaderData }: Route.ComponentProps) {
  const { slides, newArrivals, discounted, brands, posts } = loaderData;
  const { home } = useMessages();
  const localPath = useLocalPath();
  return (
    <>
      <PageHead title={home.title} description={home.description} jsonLd={[organizationLd, webSiteLd]} />
      {slides.length > 0 && <Carousel slides={slides} />}
      <Hero hasIllustration={slides.length === 0} />
      <TrustRow />
      <NewArrivals products={newArrivals} />
      {discounted.length > 0 && (
        <HomeSection id="discounted" title={home.discounted} text={home.discountedText}>
          <ProductGrid products={discounted} />
        </HomeSection>
      )}
      <BrandWall brands={brands} />
      {posts.length > 0 && (
        <HomeSection
          id="posts"
          title={home.posts}
          text={home.postsText}
          more={{ label: home.allPosts, href: localPath('/blog') }}
        >
          <PostGrid posts={posts} />
        </HomeSection>
      )}
    </>
  );
}
