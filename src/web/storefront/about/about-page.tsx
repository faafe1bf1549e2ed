import { breadcrumbsLd, organizationLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAboutMessages, useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Contacts } from './contacts.tsx';
import { Decanting } from './decanting.tsx';

export default function AboutPage() {
  const text = useAboutMessages();
  const { breadcrumbs, shop } = useMessages();
  const localPath = useLocalPath();
  const { facts, story } = text;
  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        jsonLd={[organizationLd, breadcrumbsLd(crumbs, text.heading)]}
      />
      <div className="page-width pt-2 md:pt-6">
        <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={text.heading} />
        <header className="flex flex-col items-center py-8 text-center md:py-14">
          <Logo name={shop.name} />
          <h1 className="mt-6 text-4xl md:text-5xl">{text.heading}</h1>
          <p className="mt-5 max-w-2xl text-lg text-ink-2 md:text-xl">{text.lead}</p>
        </header>
      </div>
      <section aria-label={facts.label} className="border-y border-line bg-card">
        <ul className="page-width grid grid-cols-2 gap-x-4 gap-y-6 py-8 lg:grid-cols-4">
          {facts.list.map(({ figure, text }) => (
            <li key={figure} className="flex flex-col">
              <strong className="font-display text-2xl text-amber-ink lining-nums md:text-3xl">{figure}</strong>
              <span className="mt-1 text-sm text-ink-2 md:text-base">{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="page-width">
        <section className="gap-x-12 py-12 md:py-16 lg:grid lg:grid-cols-[1fr_2fr]">
          <h2 className="text-3xl">{story.title}</h2>
          <div className="mt-5 max-w-prose space-y-5 text-lg leading-8 text-ink-2 lg:mt-0">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <Decanting {...text.decanting} />
        <Contacts text={text.visit} />
      </div>
    </>
  );
}
