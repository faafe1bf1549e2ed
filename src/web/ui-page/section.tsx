import type { ReactNode } from 'react';
import { useLanguage } from '#web/kit/language.ts';
import { uiPage as en } from '#web/messages/en/ui-page.ts';
import { type UiPageCatalogue, uiPage as uk } from '#web/messages/uk/ui-page.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-8 pb-12">
      <h2 className="mb-6 text-3xl">{title}</h2>
      <div className="flex flex-col gap-7">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

export function useUiPageTexts(): UiPageCatalogue {
  return useLanguage() === 'en' ? en : uk;
}
