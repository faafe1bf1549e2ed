import './styles/app.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useLanguage } from './kit/language.ts';
import { RouterLink } from './kit/router-link.tsx';
import { LinkProvider } from './ui/link.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        <Meta />
        <Links />
      </head>
      <body>
        <CSPProvider disableStyleElements>
          <LinkProvider value={RouterLink}>{children}</LinkProvider>
        </CSPProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Reached only when the layout of a language itself failed, so no catalogue can be relied on here. */
export function ErrorBoundary() {
  const isEnglish = useLanguage() === 'en';
  return (
    <main className="page-width py-16">
      <h1 className="text-4xl">{isEnglish ? 'Something went wrong :(' : 'Щось пішло не так :('}</h1>
    </main>
  );
}
