import type { BulkPreview as Preview } from '#contracts/product-changes.ts';
import { formatPrice } from '#domain/money.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';

type BulkPreviewProps = {
  preview: Preview;
  categories: readonly { _id: string; name: string }[];
  /** How many of the chosen have the new value already. */
  sameCount: number;
};

type Value = Preview['rows'][number]['from'];

/** Old and new value of each product that would change. */
export function BulkPreview({ preview: { field, rows }, categories, sameCount }: BulkPreviewProps) {
  const { products, list } = useAdminMessages();
  const { bulk: texts, card } = products;
  const written = (value: Value) => {
    if (field === 'price') return formatPrice(kopecksOf(Number(value)));
    if (field === 'discount') return value === 0 ? card.none : card.percent(Number(value));
    if (field === 'enabled') return value === true ? list.on : list.off;
    return categories.find(({ _id }) => _id === value)?.name ?? '…';
  };
  return (
    <>
      {sameCount > 0 && <p className="text-sm text-ink-2">{texts.same(sameCount)}</p>}
      {rows.length > 0 && (
        <section aria-label={texts.preview} {...reachableByKeyboard} className="max-h-80 overflow-auto">
          <table aria-label={texts.preview} className="w-full text-left text-sm">
            <thead className="sticky top-0 bg-card text-ink-2">
              <tr>
                <th scope="col" className="py-1.5 pr-3 font-semibold">
                  {texts.product}
                </th>
                <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
                  {texts.now}
                </th>
                <th scope="col" className="py-1.5 text-right font-semibold">
                  {texts.willBe}
                </th>
              </tr>
            </thead>
            <tbody className="figures">
              {rows.map(({ _id, name, brand, sizes, bottling, from, to }) => (
                <tr key={_id} className="align-top">
                  <th scope="row" className="border-t border-line py-1.5 pr-3 font-medium wrap-anywhere">
                    {[brand, name].filter(Boolean).join(' ')}
                    <span className="text-ink-2">
                      {bottling ? ` · ${card.decant}` : sizes !== null && ` · ${card.ml(sizes)}`}
                    </span>
                  </th>
                  <td className="border-t border-line py-1.5 pr-3 text-right text-ink-2">{written(from)}</td>
                  <td className="border-t border-line py-1.5 text-right font-semibold">{written(to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

// Focusable, so that a long preview can be scrolled with the keyboard.
const reachableByKeyboard = { tabIndex: 0 };
