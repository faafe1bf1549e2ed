import { shopDay } from '#domain/dates.ts';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useContractMessages, useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { Route } from './+types/contract-page.ts';
import { ContractContents } from './contract-contents.tsx';
import { ContractSection } from './contract-section.tsx';

export function loader() {
  return { year: Number(shopDay(new Date()).slice(0, 4)) };
}

export default function ContractPage({ loaderData: { year } }: Route.ComponentProps) {
  const text = useContractMessages();
  const { breadcrumbs } = useMessages();
  const localPath = useLocalPath();
  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  const sections = Object.entries(text.sections);
  const contents = sections.map(([name, { title }]) => ({ id: name, title }));
  return (
    <>
      <PageHead title={text.title} description={text.description} jsonLd={[breadcrumbsLd(crumbs, text.heading)]} />
      <div className="page-width pt-2 pb-6 md:pt-6 print:max-w-none print:p-0">
        <div className="print:hidden">
          <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={text.heading} />
        </div>
        <div className="mt-3 gap-x-14 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
          <header className="max-w-prose lg:col-start-2">
            <h1 className="text-3xl md:text-4xl">{text.heading}</h1>
            <p className="mt-4 text-lg text-ink-2">{text.lead}</p>
          </header>
          <ContractContents label={text.contents} contents={contents} />
          <article className="max-w-prose lg:col-start-2">
            {sections.map(([name, section], index) => (
              <ContractSection key={name} id={name} number={index + 1} {...section} />
            ))}
            <footer className="mt-12 border-t border-line pt-5 text-sm text-ink-2">{text.rights(year)}</footer>
          </article>
        </div>
      </div>
    </>
  );
}
