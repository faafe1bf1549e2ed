import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { deleteOrderView, type OrderView, orderViewInput, saveOrderView } from '#contracts/order-views.ts';
import type { OrderFilters } from '#contracts/orders.ts';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkChip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { areSame, searchOf } from './order-filters.ts';

type OrderViewsProps = { views: readonly OrderView[]; filters: OrderFilters };

/** The saved views of this person, and the button that saves the current filters as another. */
export function OrderViews({ views, filters }: OrderViewsProps) {
  const { views: texts } = useAdminMessages().orders;
  const { mutate } = useMutation({ failureToast: problemMessage });
  const [isSaving, setIsSaving] = useState(false);
  const isFiltered = Object.keys(filters).length > 0;
  const isSaved = views.some((view) => areSame(view.filters, filters));
  if (views.length === 0 && !isFiltered) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      {views.length > 0 && (
        <nav aria-label={texts.label}>
          <ul className="flex flex-wrap gap-2">
            {views.map(({ _id, name, filters: saved }) => (
              <li key={_id} className="flex items-center">
                <LinkChip href={searchOf(saved)} isCurrent={areSame(saved, filters)}>
                  {name}
                </LinkChip>
                <IconButton
                  isDense
                  label={texts.remove(name)}
                  icon={<X aria-hidden="true" />}
                  onClick={() => void mutate(() => call(deleteOrderView, { params: { id: _id } }))}
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isFiltered && !isSaved && (
        <Button size="small" icon={<BookmarkPlus aria-hidden="true" />} onClick={() => setIsSaving(true)}>
          {texts.save}
        </Button>
      )}
      {isSaving && <SaveViewDialog filters={filters} onClose={() => setIsSaving(false)} />}
    </div>
  );
}

function SaveViewDialog({ filters, onClose }: { filters: OrderFilters; onClose: () => void }) {
  const { views: texts } = useAdminMessages().orders;
  const { form, errors, saving } = useSaveForm({
    schema: orderViewInput,
    defaultValues: { name: '', filters },
    save: (body) => call(saveOrderView, { body }),
    onSaved: onClose,
  });
  return (
    <FormDialog title={texts.title} saving={saving} onClose={onClose}>
      <Field label={texts.name} hint={texts.hint} isRequired error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
