import { useState } from 'react';
import { changeProducts, mostAtOnce } from '#contracts/admin-products.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { BulkCategoryDialog } from './bulk-category-dialog.tsx';
import { BulkDiscountDialog } from './bulk-discount-dialog.tsx';

type BulkBarProps = {
  /** By id, on this page and on others. */
  chosen: ReadonlySet<string>;
  isPageChosen: boolean;
  onChoosePage: (isChosen: boolean) => void;
  onClear: () => void;
};

/** What can be done to all that were ticked, at once; it stays in view while the cards scroll. */
export function BulkBar({ chosen, isPageChosen, onChoosePage, onClear }: BulkBarProps) {
  const { bulk: texts } = useAdminMessages().products;
  const { mutate } = useMutation({ failureToast: problemMessage });
  const [isBusy, setIsBusy] = useState(false);
  const [dialog, setDialog] = useState<'category' | 'discount' | null>(null);
  const ids = [...chosen];
  const isTooMany = ids.length > mostAtOnce;
  const close = () => setDialog(null);

  async function turn(enabled: boolean) {
    setIsBusy(true);
    const isDone = await mutate(() => call(changeProducts, { body: { ids, enabled } }));
    setIsBusy(false);
    if (isDone) onClear();
  }

  return (
    <section
      aria-label={texts.label}
      className="sticky bottom-3 z-20 mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-2 bg-card px-4 py-3 shadow-pop"
    >
      <p role="status" className="figures font-semibold">
        {texts.chosen(ids.length)}
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
          <>
            <Button size="small" isLoading={isBusy} onClick={() => turn(true)}>
              {texts.turnOn}
            </Button>
            <Button size="small" isLoading={isBusy} onClick={() => turn(false)}>
              {texts.turnOff}
            </Button>
            <Button size="small" onClick={() => setDialog('category')}>
              {texts.category}
            </Button>
            <Button size="small" onClick={() => setDialog('discount')}>
              {texts.discount}
            </Button>
          </>
        )}
        <Button size="small" kind="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {dialog === 'category' && <BulkCategoryDialog ids={ids} onClose={close} onDone={onClear} />}
      {dialog === 'discount' && <BulkDiscountDialog ids={ids} onClose={close} onDone={onClear} />}
    </section>
  );
}
