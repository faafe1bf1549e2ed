import { nameLanguage } from '#domain/language.ts';
import { Link } from './link.tsx';

export type Crumb = { label: string; href: string };

type BreadcrumbsProps = { label: string; crumbs: readonly Crumb[]; current: string };

export function Breadcrumbs({ label, crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-xs text-ink-3">
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-2.5 after:content-['/']">
            <Link
              lang={nameLanguage(crumb.label)}
              href={crumb.href}
              className="py-3.5 hover:text-ink hover:underline md:py-1.5"
            >
              {crumb.label}
            </Link>
          </li>
        ))}
        <li lang={nameLanguage(current)} aria-current="page" className="min-w-0 py-3.5 text-ink md:py-1.5">
          {current}
        </li>
      </ol>
    </nav>
  );
}
