import { useState } from 'react';
import { mostAtOnce } from '#contracts/admin-products.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { BulkDialog, type BulkKind } from './bulk-dialog.tsx';
import type { DoneChange } from './bulk-undo.tsx';

type BulkBarProps = {
  /** Ids of products on all pages. */
  chosen: ReadonlySet<string>;
  isPageChosen: boolean;
  onChoosePage: (isChosen: boolean) => void;
  onClear: () => void;
  onDone: (change: DoneChange) => void;
};

/** Bulk actions for the selected products; sticky while the list scrolls. */
export function BulkBar({ chosen, isPageChosen, onChoosePage, onClear, onDone }: BulkBarProps) {
  const { bulk: texts } = useAdminMessages().products;
  const [dialog, setDialog] = useState<BulkKind | null>(null);
  const isTooMany = chosen.size > mostAtOnce;
  const actions: readonly [BulkKind, string][] = [
    ['turn-on', texts.turnOn],
    ['turn-off', texts.turnOff],
    ['price', texts.price],
    ['category', texts.category],
    ['discount', texts.discount],
  ];

  return (
    <section
      aria-label={texts.label}
      className="sticky bottom-3 z-20 mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-2 bg-card px-4 py-3 shadow-pop"
    >
      <p role="status" className="font-semibold">
        {texts.chosen(chosen.size)}
      </p>
      <Checkbox
        label={texts.choosePage}
        checked={isPageChosen}
        onChange={(event) => onChoosePage(event.target.checked)}
      />
      <div className="flex gap-2 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap md:ml-auto [&>*]:shrink-0">
        {isTooMany ? (
          <p className="self-center text-sm text-garnet">{texts.tooMany(mostAtOnce)}</p>
        ) : (
          actions.map(([kind, label]) => (
            <Button key={kind} size="small" onClick={() => setDialog(kind)}>
              {label}
            </Button>
          ))
        )}
        <Button size="small" kind="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {dialog && (
        <BulkDialog
          kind={dialog}
          title={actions.find(([kind]) => kind === dialog)?.[1] ?? ''}
          ids={[...chosen]}
          onClose={() => setDialog(null)}
          onDone={(change) => {
            setDialog(null);
            onDone(change);
          }}
        />
      )}
    </section>
  );
}
