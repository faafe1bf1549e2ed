import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { z } from 'zod';
import {
  type AdminProduct,
  adminProduct,
  createProduct,
  editProduct,
  getAdminProduct,
  listCountries,
} from '#contracts/admin-products.ts';
import { listBrands } from '#contracts/brands.ts';
import { listCategories } from '#contracts/categories.ts';
import { listDiscounts } from '#contracts/discounts.ts';
import { AuditHistory, ChangesTable } from '#web/admin/components/audit-history.tsx';
import { FormPage, FormSkeleton } from '#web/admin/components/form-layouts.tsx';
import { ListHeading, ListProblem } from '#web/admin/components/list-page.tsx';
import { type Saving, useSaveForm } from '#web/admin/components/use-save-form.ts';
import { load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PricePreview } from './price-preview.tsx';
import { type EditedState, useProductDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { newProduct, useListPlace } from './product-place.ts';
import { bodyOf, productValues, valuesOf } from './product-values.ts';

export async function clientLoader({ params: { id } }: { params: { id: string } }) {
  const [product, categories, brands, countries, discounts] = await Promise.all([
    id === newProduct ? null : load(getAdminProduct, { params: { id } }),
    load(listCategories, {}),
    load(listBrands, {}),
    load(listCountries, {}),
    load(listDiscounts, {}),
  ]);
  return { product, choices: { categories, brands, countries, discounts } };
}
clientLoader.hydrate = true as const;

type LoaderData = Awaited<ReturnType<typeof clientLoader>>;
export type ProductChoices = LoaderData['choices'];

export function HydrateFallback() {
  const { title, form } = useAdminMessages().products;
  return <FormSkeleton title={title} loading={form.loading} />;
}

/** A deleted product, or an address that is none: the way back is the list. */
export function ErrorBoundary() {
  const { title, form: texts } = useAdminMessages().products;
  const localPath = useLocalPath();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ListProblem title={texts.problemTitle} />;
  return (
    <>
      <title>{texts.missing}</title>
      <ListHeading title={title} />
      <EmptyState
        title={texts.missing}
        text={texts.missingText}
        action={
          <ButtonLink kind="primary" href={localPath('/admin/products')}>
            {texts.toList}
          </ButtonLink>
        }
      />
    </>
  );
}

export default function ProductFormPage({ loaderData: { product, choices } }: { loaderData: LoaderData }) {
  return <ProductForm key={product?._id ?? newProduct} product={product} choices={choices} />;
}

type ProductFormProps = { product: AdminProduct | null; choices: ProductChoices };

function ProductForm({ product, choices }: ProductFormProps) {
  const { products, stock } = useAdminMessages();
  const { form: texts } = products;
  const localPath = useLocalPath();
  const { leave, ...list } = useListPlace();
  const [edited, setEdited] = useState<EditedState>(product);
  const [isUploading, setIsUploading] = useState(false);
  const { form, saving } = useSaveForm({
    schema: productValues,
    defaultValues: valuesOf(product),
    save: (values, { call, signal }) => {
      const sent = { body: bodyOf(values, edited), signal };
      return product ? call(editProduct, { params: { id: product._id }, ...sent }) : call(createProduct, sent);
    },
    onSaved: () => {
      draft.forget();
      return leave();
    },
  });
  const draft = useProductDraft({ form, product, edited, setEdited, isUnsaved: saving.isUnsaved });
  const values = form.watch();
  const isComplete = productValues.safeParse(values).success;

  const version = product?.version;
  const shownVersion = useRef(version);
  // After a conflict the newer version was asked for; otherwise what was typed stays, and meets the conflict when it is saved.
  const showNewer = useEffectEvent(() => {
    if (saving.hasConflict || !saving.isUnsaved) draft.discard();
  });
  useEffect(() => {
    if (version === shownVersion.current) return;
    shownVersion.current = version;
    showNewer();
  }, [version]);

  const blocked = isUploading ? texts.stillUploading : isComplete ? undefined : texts.incomplete;
  return (
    <FormPage
      title={product ? texts.editTitle : texts.createTitle}
      back={{ label: texts.toList, ...list }}
      saving={{ ...saving, submit: () => !isUploading && saving.submit() }}
      blocked={blocked}
    >
      {draft.isRestored && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-amber-mist px-4 py-3">
          {texts.restored}
          <Button size="small" className="ml-auto" onClick={draft.discard}>
            {texts.discard}
          </Button>
        </div>
      )}
      <ProductFields
        key={draft.round}
        form={form}
        choices={choices}
        onUploading={setIsUploading}
        preview={<PricePreview values={values} choices={choices} />}
      />
      {product && (
        <ButtonLink size="small" className="self-start" href={localPath(`/admin/products/${product._id}/stock`)}>
          {stock.title}
        </ButtonLink>
      )}
      {product && <AuditHistory thing="product" id={product._id} />}
      {saving.hasConflict && <EditConflict saving={saving} onKeepMine={setEdited} />}
    </FormPage>
  );
}

/** The data of a 409 conflict: by field, the submitted and the current value; and the whole product. */
const conflict = z.object({
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  current: adminProduct.pick({ version: true, quantity: true, quantityMl: true }),
});

type EditConflictProps = { saving: Saving; onKeepMine: (current: NonNullable<EditedState>) => void };

/** Both sides of the conflict. The newer one is shown by the form's button; here one keeps one's own. */
function EditConflict({ saving, onKeepMine }: EditConflictProps) {
  const { audit: texts, products } = useAdminMessages();
  const data = conflict.safeParse(saving.problemData).data;
  const [isKept, setIsKept] = useState(false);

  // Sent once the state of the newer version has been taken over.
  useEffect(() => {
    if (!isKept) return;
    setIsKept(false);
    saving.submit();
  }, [isKept, saving]);

  if (!data) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <ChangesTable label={texts.changedMeanwhile} sides={[texts.yours, texts.now]} changes={data.changes} />
      <Button
        size="small"
        onClick={() => {
          onKeepMine(data.current);
          setIsKept(true);
        }}
      >
        {products.form.keepMine}
      </Button>
    </div>
  );
}
