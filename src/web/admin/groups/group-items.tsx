import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Group } from '#contracts/groups.ts';
import { productMarks, productTitle } from '#domain/product-label.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';

export type GroupItem = Group['items'][number];

type GroupItemsProps = { items: readonly GroupItem[]; onChange: (items: readonly GroupItem[]) => void };

/** In the order shown to buyers. Reordered by buttons, which also work by keyboard and touch. */
export function GroupItems({ items, onChange }: GroupItemsProps) {
  const { groups: texts, picker } = useAdminMessages();
  const language = useLanguage();
  const [said, setSaid] = useState('');
  if (items.length === 0) return <p className="text-sm text-ink-2">{texts.noneChosen}</p>;

  function move(item: GroupItem, to: number) {
    const rest = items.filter(({ _id }) => _id !== item._id);
    onChange(rest.toSpliced(to, 0, item));
    setSaid(texts.moved(item.name, to + 1));
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={texts.chosen} className="divide-y divide-line rounded-md border border-line">
        {items.map((item, at) => (
          <li key={item._id} className="flex items-center gap-3 px-3 py-2">
            <Picture address={item.imageFirst} alt="" sizes="36px" className="w-9 shrink-0" />
            <span className="min-w-0 grow">
              <span className="block font-medium wrap-anywhere">{productTitle(item)}</span>
              <span className="block text-sm text-ink-2 wrap-anywhere">
                {[
                  productMarks({ ...item, priceKopecks: kopecksOf(item.currentPrice) }, language),
                  !item.enabled && picker.isOff,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="inline-flex shrink-0">
              <IconButton
                isDense
                label={texts.moveUp(item.name)}
                icon={<ArrowUp aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => move(item, at - 1)}
              />
              <IconButton
                isDense
                label={texts.moveDown(item.name)}
                icon={<ArrowDown aria-hidden="true" />}
                disabled={at === items.length - 1}
                onClick={() => move(item, at + 1)}
              />
              <IconButton
                isDense
                label={texts.takeOut(item.name)}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(items.filter(({ _id }) => _id !== item._id))}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
