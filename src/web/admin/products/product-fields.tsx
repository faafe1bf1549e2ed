import { type ReactNode, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ChoiceField, SwitchField } from '#web/admin/components/form-fields.tsx';
import { RichTextField } from '#web/admin/components/rich-text-field.tsx';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import type { ProductChoices } from './product-form-page.tsx';
import type { ProductOutput, productValues } from './product-values.ts';
import { ScentFields } from './scent-fields.tsx';
import { SeoFields } from './seo-fields.tsx';

type Input = z.input<typeof productValues>;

type ProductFieldsProps = {
  form: UseFormReturn<Input, unknown, ProductOutput>;
  choices: ProductChoices;
  /** The price preview, next to the prices. */
  preview: ReactNode;
  onUploading: (isUploading: boolean) => void;
};

const descriptionHeight = 220;

type TextName = 'name' | 'itemNo' | 'manufacturer' | 'seller' | 'productUrl' | 'color';
type FigureName = 'currentPrice' | 'previousPrice' | 'discount' | 'quantity' | 'quantityMl' | 'sizes';

export function ProductFields({ form, choices, preview, onUploading }: ProductFieldsProps) {
  const { form: texts } = useAdminMessages().products;
  const { control, register, resetField, formState, watch } = form;
  const { errors } = formState;
  const isBottled = watch('bottling') === true;

  // A hidden field must not fail validation.
  useEffect(() => {
    if (!isBottled) resetField('quantityMl');
  }, [isBottled, resetField]);

  const optionsOf = (things: readonly { _id: string; name: string }[]) =>
    things.map(({ _id, name }) => ({ value: _id, label: name }));

  const text = (name: TextName, label: string, longest: number) => (
    <Field label={label} error={errors[name]?.message} isRequired={name === 'name'}>
      <TextInput {...register(name)} autoComplete="off" maxLength={longest} />
    </Field>
  );
  const figure = (
    name: FigureName,
    label: string,
    suffix: string,
    more: { isRequired?: boolean; hint?: string } = {},
  ) => (
    <Field label={label} error={errors[name]?.message} {...more}>
      <TextInput
        {...register(name)}
        inputMode={name.endsWith('Price') ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={20}
        suffix={suffix}
      />
    </Field>
  );

  return (
    <>
      <Part title={texts.main}>
        <div className="md:col-span-2">{text('name', texts.name, 200)}</div>
        <ChoiceField
          control={control}
          name="categories"
          label={texts.category}
          placeholder={texts.choose}
          isRequired
          options={optionsOf(choices.categories)}
        />
        <ChoiceField
          control={control}
          name="brand"
          label={texts.brand}
          placeholder={texts.choose}
          options={optionsOf(choices.brands)}
        />
        <div className="md:col-span-2">
          <PictureGallery
            label={texts.image}
            pictures={watch('pictures')}
            onChange={(change) =>
              form.setValue('pictures', change(form.getValues('pictures')), { shouldDirty: true, shouldTouch: true })
            }
            onUploading={onUploading}
            error={errors.pictures?.message}
          />
        </div>
        <div className="md:col-span-2">
          <RichTextField control={control} name="description" label={texts.description} height={descriptionHeight} />
        </div>
      </Part>
      <Part title={texts.stock}>
        <div className="md:col-span-2">
          <SwitchField control={control} name="bottling" label={texts.bottling} />
        </div>
        {figure('quantity', texts.quantity, '', { isRequired: true })}
        {isBottled && figure('quantityMl', texts.quantityMl, '')}
        {figure('sizes', texts.sizes, '')}
      </Part>
      <Part title={texts.pricing}>
        {figure('currentPrice', isBottled ? texts.currentPriceMl : texts.currentPrice, 'грн', { isRequired: true })}
        {figure('previousPrice', texts.previousPrice, 'грн')}
        {figure('discount', texts.discount, '%', { hint: texts.discountHint })}
        <div className="md:col-span-2">{preview}</div>
      </Part>
      <Part title={texts.scent}>
        <ScentFields form={form} />
      </Part>
      <Part title={texts.english}>
        <div className="md:col-span-2">
          <Field label={texts.nameEn} hint={texts.englishHint} error={errors.nameEn?.message}>
            <TextInput {...register('nameEn')} lang="en" autoComplete="off" maxLength={200} />
          </Field>
        </div>
        <div className="md:col-span-2">
          <RichTextField
            control={control}
            name="descriptionEn"
            label={texts.descriptionEn}
            height={descriptionHeight}
          />
        </div>
      </Part>
      <Part title={texts.seo}>
        <SeoFields form={form} />
      </Part>
      <Part title={texts.origin}>
        {text('manufacturer', texts.manufacturer, 120)}
        <ChoiceField
          control={control}
          name="manufacturerCountry"
          label={texts.country}
          placeholder={texts.choose}
          options={countryOptions(choices.countries, String(form.formState.defaultValues?.manufacturerCountry ?? ''))}
        />
        {text('seller', texts.seller, 120)}
        {text('itemNo', texts.itemNo, 60)}
        {text('color', texts.color, 60)}
        {text('productUrl', texts.productUrl, 500)}
      </Part>
      <Part title={texts.showing}>
        <SwitchField control={control} name="enabled" label={texts.enabled} />
        <SwitchField control={control} name="toCarusel" label={texts.toCarusel} />
        <SwitchField control={control} name="itsBottle" label={texts.itsBottle} />
      </Part>
    </>
  );
}

/** Includes the product's country even if it is not in the list. */
function countryOptions(countries: ProductChoices['countries'], kept: string) {
  const names = countries.map(({ name }) => name);
  const all = kept === '' || names.includes(kept) ? names : [kept, ...names];
  return all.map((name) => ({ value: name, label: name }));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-card p-4 sm:p-6">
      <legend className="float-left mb-3 w-full font-display text-xl font-semibold">{title}</legend>
      <div className="clear-both grid items-start gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
