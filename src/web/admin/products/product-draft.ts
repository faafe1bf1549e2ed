import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { AdminProduct } from '#contracts/admin-products.ts';
import { deleteDraft, readDraft, saveDraft } from '#web/kit/form-draft.ts';
import { hasSessionExpired } from '#web/kit/session.ts';
import { type ProductOutput, type productValues, valuesOf } from './product-values.ts';

type Input = z.input<typeof productValues>;

/** The version and the stock that an edit began with; null for a new product. */
export type EditedState = Pick<AdminProduct, 'version' | 'quantity' | 'quantityMl'> | null;

type ProductDraft = { readonly edited: EditedState; readonly values: Input };

type DraftOptions = {
  form: UseFormReturn<Input, unknown, ProductOutput>;
  product: AdminProduct | null;
  edited: EditedState;
  setEdited: (edited: EditedState) => void;
  isUnsaved: boolean;
};

/** What was typed survives a reload and an expired session. A draft of an older version still meets the conflict when it is saved. */
export function useProductDraft({ form, product, edited, setEdited, isUnsaved }: DraftOptions) {
  const name = `product:${product?._id ?? 'new'}`;
  const [found] = useState(() => readDraft(name) as ProductDraft | null);
  const [isRestored, setIsRestored] = useState(false);
  /** Fields that keep their own state, such as editors, are remounted with other values. */
  const [round, setRound] = useState(0);

  const restore = useEffectEvent((draft: ProductDraft) => {
    form.reset({ ...valuesOf(product), ...draft.values }, { keepDefaultValues: true });
    setEdited(draft.edited);
    setIsRestored(true);
    setRound((last) => last + 1);
  });
  useEffect(() => {
    if (found) restore(found);
  }, [found]);

  const values = form.watch();
  useEffect(() => {
    if (isUnsaved) saveDraft(name, { edited, values } satisfies ProductDraft);
  }, [name, edited, values, isUnsaved]);

  // Left without saving: asked before, so it is meant.
  useEffect(
    () => () => {
      if (!hasSessionExpired()) deleteDraft(name);
    },
    [name],
  );

  return {
    isRestored,
    round,
    forget: () => deleteDraft(name),
    discard: () => {
      deleteDraft(name);
      form.reset(valuesOf(product));
      setEdited(product);
      setIsRestored(false);
      setRound((last) => last + 1);
    },
  };
}
