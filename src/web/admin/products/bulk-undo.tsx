import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { type BulkPreview, replaceProductValues } from '#contracts/product-changes.ts';
import { call } from '#web/kit/api-client.ts';
import { deleteDraft, readDraft, saveDraft } from '#web/kit/form-draft.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

type Skipped = readonly { _id: string; name: string }[];
/** A bulk edit as it was previewed, and what became of it. */
export type DoneChange = { preview: BulkPreview; changed: number; skipped: Skipped };

type Replacement = CallInput<typeof replaceProductValues>['body']['replacement'];

/** The pairs of a preview, or of its undo. */
export function replacementOf({ field, rows }: BulkPreview, isUndo = false): Replacement {
  const pairs = rows.map(({ _id, from, to }) => ({ id: _id, from: isUndo ? to : from, to: isUndo ? from : to }));
  return { field, rows: pairs } as Replacement;
}

const draft = 'bulk-change';

/** Kept in this tab, so that it can be undone after a look at one of the products. */
export function useDoneChange() {
  const [done, setDone] = useState(() => readDraft(draft) as DoneChange | null);
  return {
    done,
    remember: (change: DoneChange) => {
      saveDraft(draft, change);
      setDone(change);
    },
    forget: () => {
      deleteDraft(draft);
      setDone(null);
    },
  };
}

type BulkUndoProps = {
  done: DoneChange;
  onUndone: (result: { changed: number; skipped: Skipped }) => void;
  onClose: () => void;
};

/** What the last bulk edit did, with its undo. */
export function BulkUndo({ done: { preview, changed, skipped }, onUndone, onClose }: BulkUndoProps) {
  const { bulk: texts } = useAdminMessages().products;
  const { words } = useMessages();
  const { send, isLoading, error } = useRequest();
  const revalidator = useRevalidator();
  const skippedIds = new Set(skipped.map(({ _id }) => _id));
  const rows = preview.rows.filter(({ _id }) => !skippedIds.has(_id));

  async function undo() {
    const replacement = replacementOf({ ...preview, rows } as BulkPreview, true);
    const answer = await send(() => call(replaceProductValues, { body: { replacement } }));
    if (!answer) return;
    onUndone(answer.data);
    await revalidator.revalidate();
  }

  return (
    <div className="mb-4 rounded-md border border-line-2 bg-amber-mist px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">
          {texts.done(changed)} {skipped.length > 0 && texts.skipped(skipped.map(({ name }) => name).join(', '))}
        </p>
        <span className="ml-auto flex gap-2">
          {rows.length > 0 && (
            <Button size="small" isLoading={isLoading} onClick={undo}>
              {texts.undo}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={onClose}>
            {words.close}
          </Button>
        </span>
      </div>
      <FormProblem message={error} />
    </div>
  );
}
