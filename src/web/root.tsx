import './styles/app.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useLanguage } from './kit/language.ts';

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
        {children}
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
    <main>
      <h1>{isEnglish ? 'Something went wrong :(' : 'Щось пішло не так :('}</h1>
    </main>
  );
}
