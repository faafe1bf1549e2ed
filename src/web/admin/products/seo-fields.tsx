import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ProductOutput, productValues } from './product-values.ts';

type SeoFieldsProps = { form: UseFormReturn<z.input<typeof productValues>, unknown, ProductOutput> };

/** What search engines show, in both languages. */
export function SeoFields({ form: { register, formState } }: SeoFieldsProps) {
  const { form: texts } = useAdminMessages().products;
  const { errors } = formState;
  return (
    <>
      {(['seoTitle', 'seoTitleEn'] as const).map((name) => (
        <Field key={name} label={texts[name]} hint={texts.seoHint} error={errors[name]?.message}>
          <TextInput {...register(name)} autoComplete="off" maxLength={120} />
        </Field>
      ))}
      {(['seoDescription', 'seoDescriptionEn'] as const).map((name) => (
        <Field key={name} label={texts[name]} error={errors[name]?.message}>
          <Textarea {...register(name)} rows={3} maxLength={320} />
        </Field>
      ))}
    </>
  );
}
