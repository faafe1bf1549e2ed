import type { ReactNode } from 'react';

type HomeSectionProps = {
  id: string;
  title: string;
  text?: string;
  more?: { label: string; href: string };
  children: ReactNode;
};

export function HomeSection({ id, title, text, more, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="page-width pt-12 md:pt-16">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6">
        <div>
          <h2 id={id} className="scroll-mt-6 text-3xl">
            {title}
          </h2>
          {text && <p className="mt-1 text-ink-2">{text}</p>}
        </div>
        {more && (
          <a href={more.href} className="py-2.5 font-semibold text-amber-ink hover:underline">
            {more.label}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
