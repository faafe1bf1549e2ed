import type { BlogPost } from '#contracts/blog.ts';
import type { Product } from '#contracts/products.ts';
import { smallestDecantMl } from '#domain/bottling.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { kopecksToDecimal } from '#domain/money.ts';
import { plainText } from '#domain/plain-text.ts';
import { shop } from '#domain/shop.ts';
import { icon512 } from '#web/icons/icons.ts';
import { smallestPurchaseOf } from './product-price.ts';

type Site = { readonly language: Language; readonly absolute: (path: string) => string };

/** Structured data of https://schema.org, with absolute URLs. */
export type JsonLd = (site: Site) => Record<string, unknown>;

type Crumb = { label: string; href: string };

export const organizationLd: JsonLd = ({ language, absolute }) => ({
  '@type': 'OnlineStore',
  '@id': absolute('/#shop'),
  name: shop.name[language],
  url: absolute('/'),
  logo: absolute(icon512),
  email: shop.email,
  telephone: shop.phone,
  sameAs: [shop.social.address, shop.messenger.address],
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'UA',
    addressRegion: shop.pickupPoint.region[language],
    addressLocality: shop.pickupPoint.city[language],
    streetAddress: shop.pickupPoint.address[language],
  },
});

/** The law exempts perfume and cosmetics without defects from returns. */
export const deliveryLd: JsonLd = (site) => ({
  ...organizationLd(site),
  areaServed: 'UA',
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'UA',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: site.absolute(`${site.language === 'en' ? '/en' : ''}/delivery`),
  },
});

export const webSiteLd: JsonLd = ({ language, absolute }) => {
  const prefix = language === 'en' ? '/en' : '';
  return {
    '@type': 'WebSite',
    '@id': absolute('/#site'),
    name: shop.name[language],
    url: absolute(`${prefix}/index`),
    inLanguage: localeOf(language),
    publisher: { '@id': absolute('/#shop') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absolute(`${prefix}/products?query={search_term_string}`) },
      'query-input': 'required name=search_term_string',
    },
  };
};

/** Breadcrumbs, the current page last. */
export function breadcrumbsLd(crumbs: readonly Crumb[], current: string): JsonLd {
  return ({ absolute }) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { label: current, href: null }].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== null && { item: absolute(href) }),
    })),
  });
}

/** `path` is the product's page in the current language. */
export function productLd(product: Product, path: string): JsonLd {
  const price = kopecksToDecimal(smallestPurchaseOf(product));
  const isInStock = (product.bottling ? product.quantityMl : product.quantity) > 0;
  return ({ absolute }) => ({
    '@type': 'Product',
    '@id': `${absolute(path)}#product`,
    name: product.name,
    url: absolute(path),
    image: imagesOf(product).map(absolute),
    description: plainText(product.description, 5000),
    category: product.categories.name,
    ...(product.itemNo && { sku: product.itemNo }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    offers: {
      '@type': 'Offer',
      url: absolute(path),
      price,
      priceCurrency: 'UAH',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': absolute('/#shop') },
      ...(product.bottling && { eligibleQuantity: smallestVolume }),
    },
  });
}

const imagesOf = ({ imageFirst, imageUrls }: Product) => [
  ...new Set([...(imageFirst === null ? [] : [imageFirst]), ...imageUrls]),
];

/** The price of a decant is that of its smallest volume, with the bottle. */
const smallestVolume = { '@type': 'QuantitativeValue', value: smallestDecantMl, unitCode: 'MLT' };

export function articleLd(post: BlogPost, path: string): JsonLd {
  return ({ absolute }) => ({
    '@type': 'Article',
    '@id': `${absolute(path)}#article`,
    headline: post.title,
    description: plainText(post.content, 200),
    datePublished: post.releaseDate,
    // Posts are in Ukrainian, on English pages too.
    inLanguage: localeOf('uk'),
    mainEntityOfPage: absolute(path),
    ...(post.imageUrl && { image: [absolute(post.imageUrl)] }),
    author: { '@id': absolute('/#shop') },
    publisher: { '@id': absolute('/#shop') },
  });
}
