import { useLocation } from 'react-router';
import { languages } from '#domain/language.ts';
import { shop } from '#domain/shop.ts';
import { shareImage } from '#web/icons/icons.ts';
import type { JsonLd } from './json-ld.ts';
import { pathIn, useLanguage } from './language.ts';
import { useShopSettings } from './shop-settings.ts';

type PageHeadProps = {
  title: string;
  description: string;
  /** The canonical path if it is not the current one: `/products/categories/perfume?page=2`. */
  path?: string;
  /** The Open Graph image. */
  image?: string | null;
  /** The Open Graph type. */
  type?: 'website' | 'product';
  jsonLd?: readonly JsonLd[];
  /** For an empty search result or a page past the end. */
  noIndex?: boolean;
};

const locales = { uk: 'uk_UA', en: 'en_GB' };

/** Title, canonical and alternate links, Open Graph and structured data. */
export function PageHead({
  title,
  description,
  path,
  image,
  type = 'website',
  jsonLd = [],
  noIndex = false,
}: PageHeadProps) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const origin = useShopSettings()?.publicUrl ?? '';
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const addressIn = (wanted: typeof language) => absolute(pathIn(wanted, path ?? pathname));
  const canonical = addressIn(language);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={canonical} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('uk')} />

      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shop.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(image ?? shareImage)} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((one) => one !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={locales[other]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />

      {jsonLd.length > 0 && (
        <script type="application/ld+json">
          {jsonLdText({
            '@context': 'https://schema.org',
            '@graph': jsonLd.map((node) => node({ language, absolute })),
          })}
        </script>
      )}
    </>
  );
}

/** Escapes `<`, so that no name or description can close the script element. */
function jsonLdText(graph: unknown): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
