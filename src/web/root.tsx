import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, use } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { deferredScriptsId, startScriptsScript } from './deferred-scripts.ts';
import { earlyClicksScript } from './early-clicks.ts';
import { appleTouchIcon, favicon } from './icons/icons.ts';
import { NonceContext } from './inline-scripts.ts';
import { BlockBack } from './kit/block-back.ts';
import { ClientNavigation } from './kit/client-navigation.tsx';
import { pathIn, useLanguage } from './kit/language.ts';
import styles from './styles/app.css?url';
import { BackHandler } from './ui/back-handler.tsx';

export const links: LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: appleTouchIcon },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const nonce = use(NonceContext);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        {/* The `precedence` makes React hoist the style sheet to the start of the head. */}
        <link rel="stylesheet" href={styles} precedence="shop" />
        <Meta />
        <Links />
        <script nonce={nonce} suppressHydrationWarning>
          {earlyClicksScript(language)}
        </script>
      </head>
      <body>
        <BackHandler value={BlockBack}>
          <CSPProvider disableStyleElements>{children}</CSPProvider>
        </BackHandler>
        <ClientNavigation />
        <ScrollRestoration />
        <noscript id={deferredScriptsId}>
          <Scripts />
        </noscript>
        <script nonce={nonce} suppressHydrationWarning>
          {startScriptsScript}
        </script>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

const errorTexts = {
  uk: { title: 'Неочікувана помилка застосунку!', retry: 'Спробувати ще раз', back: 'На головну' },
  en: { title: 'Unexpected Application Error!', retry: 'Try again', back: 'To the home page' },
};

/** Rendered when the layout of a language has failed, so it uses no message catalogue and no components. */
export function ErrorBoundary() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { title, retry, back } = errorTexts[language];
  return (
    <main className="page-width py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-6 flex gap-6 font-semibold underline">
        <a data-reload href={`${pathname}${search}`}>
          {retry}
        </a>
        <a data-reload href={pathIn(language, '/index')}>
          {back}
        </a>
      </p>
    </main>
  );
}
