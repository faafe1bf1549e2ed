import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { useState } from 'react';
import { browserStorage } from '#web/kit/browser-storage.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { iconClasses } from '#web/ui/icon-classes.ts';

export type ProductView = 'cards' | 'table';

const storageKey = 'kraplyna:products-view';

/** Remembered in this browser. */
export function useProductView() {
  const [view, setView] = useState<ProductView>(() =>
    browserStorage.read(storageKey) === 'table' ? 'table' : 'cards',
  );
  function choose(next: ProductView) {
    browserStorage.write(storageKey, next);
    setView(next);
  }
  return { view, choose };
}

type ViewChoiceProps = { view: ProductView; onChoose: (view: ProductView) => void };

export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const { views: texts } = useAdminMessages().productTable;
  const icons = { cards: <LayoutGrid aria-hidden="true" />, table: <Rows3 aria-hidden="true" /> };
  return (
    <fieldset className="ml-auto inline-flex">
      <legend className="sr-only">{texts.label}</legend>
      {(['cards', 'table'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-label={texts[one]}
          aria-pressed={view === one}
          onClick={() => onChoose(one)}
          className={iconClasses('plain', true, 'aria-pressed:bg-amber-wash')}
        >
          {icons[one]}
        </button>
      ))}
    </fieldset>
  );
}
