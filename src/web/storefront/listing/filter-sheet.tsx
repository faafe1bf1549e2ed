import { useState } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { BrandChoice, type BrandFacet } from './brand-choice.tsx';

type FilterSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  brands: readonly BrandFacet[];
  chosenIds: readonly string[];
  onApply: (ids: readonly string[]) => void;
};

/** On phones all changes are applied together: one request and one history entry. */
export function FilterSheet({ isOpen, onOpenChange, brands, chosenIds, onApply }: FilterSheetProps) {
  const { listing: texts, words } = useMessages();
  const [ticked, setTicked] = useState(chosenIds);
  const found = brands.filter(({ _id }) => ticked.includes(_id)).reduce((sum, { count }) => sum + count, 0);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.filters}
      closeLabel={words.close}
      footer={
        <div className="flex gap-2">
          {ticked.length > 0 && (
            <Button kind="quiet" className="px-3!" onClick={() => setTicked([])}>
              {texts.reset}
            </Button>
          )}
          <Button kind="primary" isWide className="px-3!" onClick={() => onApply(ticked)}>
            {ticked.length > 0 ? texts.show(found) : texts.showAll}
          </Button>
        </div>
      }
    >
      <BrandChoice brands={brands} chosenIds={ticked} onChoose={setTicked} />
    </Sheet>
  );
}
