import { useLocalPath } from '#web/kit/language.ts';
import { Link } from '#web/ui/link.tsx';

type ProductNameProps = { _id: string; name: string; brand: string };

/** Leads to the product as buyers see it. */
export function ProductName({ _id, name, brand }: ProductNameProps) {
  const localPath = useLocalPath();
  return (
    <>
      <Link href={localPath(`/products/item/${_id}`)} className="font-medium hover:text-amber-ink hover:underline">
        {name}
      </Link>{' '}
      {brand && <span className="text-sm text-ink-2">{brand}</span>}
    </>
  );
}
