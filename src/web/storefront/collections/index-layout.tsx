import type { ReactNode } from 'react';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Texts = { heading: string; title: string; text: string; empty: string };

/** The frame of a page that lists collections: all brands, all notes. */
export function IndexLayout({ texts, isEmpty, children }: { texts: Texts; isEmpty: boolean; children: ReactNode }) {
  const { breadcrumbs } = useMessages();
  const localPath = useLocalPath();
  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  return (
    <div className="page-width pt-2 md:pt-4">
      <PageHead title={texts.title} description={texts.text} jsonLd={[breadcrumbsLd(crumbs, texts.heading)]} />
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={texts.heading} />
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <p className="mt-1 mb-6 max-w-2xl text-ink-2">{texts.text}</p>
      {isEmpty ? <EmptyState title={texts.empty} /> : children}
    </div>
  );
}
