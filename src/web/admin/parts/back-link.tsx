import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from '#web/ui/link.tsx';

/** Above the title of a page that came from a list: the way back to it. */
export function BackLink({ label, href }: { label: string; href: string }) {
  return (
    <Link
      href={href}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-amber-ink hover:underline md:min-h-9"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}
