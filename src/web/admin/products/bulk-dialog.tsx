import { type FormEvent, useId, useState } from 'react';
import { listCategories } from '#contracts/categories.ts';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { previewProductChange, replaceProductValues } from '#contracts/product-changes.ts';
import type { PriceStep } from '#domain/price-change.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { type DoneChange, replacementOf } from './bulk-undo.tsx';

export type BulkKind = 'turn-on' | 'turn-off' | 'price' | 'category' | 'discount';
/** As typed; only those of the dialog's kind are used. */
export type BulkValues = { priceBy: 'percent' | 'value'; amount: string; step: PriceStep; category: string };

type Change = CallInput<typeof previewProductChange>['body']['change'];

const wholeNumber = (typed: string) => {
  const text = typed.trim().replace('−', '-').replace(/^\+/, '');
  return /^-?\d{1,4}$/.test(text) ? Number(text) : null;
};

/** Null while something is missing: an empty field changes nothing. */
function changeOf(kind: BulkKind, { priceBy, amount, step, category }: BulkValues): Change | null {
  const number = wholeNumber(amount);
  switch (kind) {
    case 'turn-on':
    case 'turn-off':
      return { kind: 'enabled', enabled: kind === 'turn-on' };
    case 'category':
      return category === '' ? null : { kind: 'category', category };
    case 'discount':
      return number === null ? null : { kind: 'discount', discount: number };
    case 'price':
      if (amount.trim() === '') return null;
      if (priceBy === 'value') return { kind: 'price', currentPrice: amount };
      return number === null ? null : { kind: 'price-percent', percent: number, step };
  }
}

type BulkDialogProps = {
  kind: BulkKind;
  title: string;
  ids: readonly string[];
  onClose: () => void;
  onDone: (change: DoneChange) => void;
};

/** Old and new values of all selected products, and then the change of exactly these. */
export function BulkDialog({ kind, title, ids, onClose, onDone }: BulkDialogProps) {
  const { bulk: texts } = useAdminMessages().products;
  const { words } = useMessages();
  const formId = useId();
  const [values, setValues] = useState<BulkValues>({ priceBy: 'percent', amount: '', step: 100, category: '' });
  const change = changeOf(kind, values);
  const wanted = JSON.stringify(change);
  const { data, problem } = useAsyncData(wanted, async (of, signal) => {
    const sent: Change | null = JSON.parse(of);
    const body = sent && { ids: [...ids], change: sent };
    return { of, preview: body && (await call(previewProductChange, { body, signal })).data };
  });
  const { data: categories = [] } = useAsyncData(
    null,
    async (_, signal) => (await call(listCategories, { signal })).data,
  );
  const { send, isLoading, error } = useRequest();
  // A preview of earlier values must not be applied.
  const preview = data?.of === wanted ? data.preview : null;

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (!preview || preview.rows.length === 0) return;
    const answer = await send(() => call(replaceProductValues, { body: { replacement: replacementOf(preview) } }));
    if (answer) onDone({ preview, ...answer.data });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={words.close}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isLoading={isLoading}
            disabled={!preview || preview.rows.length === 0}
          >
            {preview ? texts.apply(preview.rows.length) : texts.applyNothing}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={apply} className="flex flex-col gap-5">
        <p className="text-ink-2">{texts.chosen(ids.length)}</p>
        <BulkFields
          kind={kind}
          values={values}
          onChange={setValues}
          categories={categories}
          problem={change ? problem : undefined}
        />
        {preview && (
          <BulkPreview preview={preview} categories={categories} sameCount={ids.length - preview.rows.length} />
        )}
        <FormProblem message={error} />
      </form>
    </Dialog>
  );
}
