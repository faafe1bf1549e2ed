import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { changeProducts, mostAtOnce, productFields } from '#contracts/admin-products.ts';
import { listCategories } from '#contracts/categories.ts';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { ChoiceField } from '#web/admin/components/form-fields.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type BulkBarProps = {
  /** Ids of products on all pages. */
  chosen: ReadonlySet<string>;
  isPageChosen: boolean;
  onChoosePage: (isChosen: boolean) => void;
  onClear: () => void;
};

/** Bulk actions for the selected products; sticky while the list scrolls. */
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
      <p role="status" className="font-semibold">
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

const categoryInput = z.object({ categories: productFields.shape.categories });

function BulkCategoryDialog(props: BulkDialogProps) {
  const { ids, onClose } = props;
  const { bulk, form: texts } = useAdminMessages().products;
  const { data: categories = [] } = useAsyncData(
    null,
    async (_, signal) => (await call(listCategories, { signal })).data,
  );
  const { form, saving } = useBulkForm(props, categoryInput, { categories: '' });
  return (
    <FormDialog title={bulk.category} saving={saving} onClose={onClose}>
      <p className="text-ink-2">{bulk.chosen(ids.length)}</p>
      <ChoiceField
        control={form.control}
        name="categories"
        label={texts.category}
        placeholder={texts.choose}
        isRequired
        options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    </FormDialog>
  );
}

const discountInput = z.object({ discount: productFields.shape.discount });

function BulkDiscountDialog(props: BulkDialogProps) {
  const { ids, onClose } = props;
  const { bulk, form: texts } = useAdminMessages().products;
  const { form, errors, saving } = useBulkForm(props, discountInput, { discount: '' });
  return (
    <FormDialog title={bulk.discount} saving={saving} onClose={onClose}>
      <p className="text-ink-2">{bulk.chosen(ids.length)}</p>
      <Field label={texts.discount} error={errors.discount?.message} hint={texts.discountHint}>
        <TextInput {...form.register('discount')} inputMode="numeric" autoComplete="off" suffix="%" />
      </Field>
    </FormDialog>
  );
}

type BulkDialogProps = { ids: string[]; onClose: () => void; onDone: () => void };

type Change = Omit<CallInput<typeof changeProducts>['body'], 'ids'>;

/** Sets one field of all selected products. */
function useBulkForm<Input extends FieldValues>(
  { ids, onClose, onDone }: BulkDialogProps,
  schema: z.ZodType<Change, Input>,
  defaultValues: DefaultValues<Input> & Input,
) {
  const revalidator = useRevalidator();
  return useSaveForm({
    schema,
    defaultValues,
    save: (change) => call(changeProducts, { body: { ids, ...change } }),
    onSaved: () => {
      onClose();
      onDone();
      return revalidator.revalidate();
    },
  });
}
