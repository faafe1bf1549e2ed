import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { createGroup, editGroup, type Group, getGroup, groupInput, type ListedGroup } from '#contracts/groups.ts';
import type { Problem } from '#contracts/kit/problem.ts';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { LoadingDialog, useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { ProductPicker } from '#web/admin/components/search-picker.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type GroupItem, GroupItems } from './group-items.tsx';

type GroupFormDialogProps = {
  /** Null to create. */
  listed: ListedGroup | null;
  onClose: () => void;
};

const loadGroup = async (listed: ListedGroup | null, signal: AbortSignal) => ({
  group: listed && (await call(getGroup, { params: { id: listed._id }, signal })).data,
});

/** Loads the group's products, then shows the form. */
export function GroupFormDialog({ listed, onClose }: GroupFormDialogProps) {
  const { groups: texts } = useAdminMessages();
  const { data, problem, retry } = useAsyncData(listed, loadGroup);
  const title = listed ? texts.editTitle : texts.createTitle;
  if (data) return <GroupForm key={data.group?.version} title={title} group={data.group} onClose={onClose} />;
  return (
    <LoadingDialog
      title={title}
      loading={texts.loading}
      problem={problem === undefined ? undefined : { title: texts.problemTitle, text: problem, onRetry: retry }}
      onClose={onClose}
    />
  );
}

const input = groupInput.omit({ version: true });

/** Errors of single products, or of another group, are shown at the products field. */
const productsProblem = ({ data, message }: Problem) => {
  const productProblem = Object.entries(data).find(([field]) => field.startsWith('products'))?.[1];
  return typeof productProblem === 'string' ? { field: 'products' as const, message } : null;
};

type GroupFormProps = { title: string; group: Group | null; onClose: () => void };

function GroupForm({ title, group, onClose }: GroupFormProps) {
  const { groups: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const [items, setItems] = useState<readonly GroupItem[]>(group?.items ?? []);
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: { name: group?.name ?? '', products: group?.products ?? [] },
    save: (values) =>
      group
        ? call(editGroup, { params: { id: group._id }, body: { ...values, version: group.version } })
        : call(createGroup, { body: values }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
    mapProblem: productsProblem,
  });

  function change(next: readonly GroupItem[]) {
    setItems(next);
    const ids = next.map(({ _id }) => _id);
    form.setValue('products', ids, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return (
    <FormDialog title={title} saving={saving} size="medium" onClose={onClose}>
      <Field label={texts.name} isRequired error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={200} />
      </Field>
      <Field label={texts.products} error={errors.products?.message}>
        <ProductPicker taken={new Set(items.map(({ _id }) => _id))} onPick={(product) => change([...items, product])} />
      </Field>
      <GroupItems items={items} onChange={change} />
    </FormDialog>
  );
}
