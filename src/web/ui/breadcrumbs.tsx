import { nameLanguage } from '#domain/language.ts';

export type Crumb = { label: string; href: string };

type BreadcrumbsProps = { label: string; crumbs: readonly Crumb[]; current: string };

export function Breadcrumbs({ label, crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a lang={nameLanguage(crumb.label)} href={crumb.href}>
              {crumb.label}
            </a>
          </li>
        ))}
        <li lang={nameLanguage(current)} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
