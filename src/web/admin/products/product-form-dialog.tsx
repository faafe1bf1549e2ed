import { useRevalidator } from 'react-router';
import { z } from 'zod';
import {
  type AdminProduct,
  type AdminProductCard,
  createProduct,
  editProduct,
  getAdminProduct,
  listCountries,
} from '#contracts/admin-products.ts';
import { type Brand, listBrands } from '#contracts/brands.ts';
import { type Category, listCategories } from '#contracts/categories.ts';
import { type ListedDiscount, listDiscounts } from '#contracts/discounts.ts';
import { AuditHistory, ChangesTable } from '#web/admin/components/audit-history.tsx';
import { pictureProblem } from '#web/admin/components/form-fields.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { LoadingDialog, useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { PricePreview } from './price-preview.tsx';
import { ProductFields } from './product-fields.tsx';
import { bodyOf, productValues, valuesOf } from './product-values.ts';

export type ProductChoices = {
  categories: readonly Category[];
  brands: readonly Brand[];
  countries: readonly { name: string }[];
  discounts: readonly ListedDiscount[];
};

type ProductFormDialogProps = {
  /** Null to create. */
  card: AdminProductCard | null;
  onClose: () => void;
};

async function loadAll(card: AdminProductCard | null, signal: AbortSignal) {
  const [product, categories, brands, countries, discounts] = await Promise.all([
    card && call(getAdminProduct, { params: { id: card._id }, signal }),
    call(listCategories, { signal }),
    call(listBrands, { signal }),
    call(listCountries, { signal }),
    call(listDiscounts, { signal }),
  ]);
  const choices: ProductChoices = {
    categories: categories.data,
    brands: brands.data,
    countries: countries.data,
    discounts: discounts.data,
  };
  return { product: product?.data ?? null, choices };
}

/** Loads the product and the options, then shows the form. */
export function ProductFormDialog({ card, onClose }: ProductFormDialogProps) {
  const { form: texts } = useAdminMessages().products;
  const { data, problem, retry } = useAsyncData(card, loadAll);
  const title = card ? texts.editTitle : texts.createTitle;
  if (data) {
    const { product, choices } = data;
    return <ProductForm key={product?.version} title={title} product={product} choices={choices} onClose={onClose} />;
  }
  return (
    <LoadingDialog
      title={title}
      loading={texts.loading}
      size="large"
      problem={problem === undefined ? undefined : { title: texts.problemTitle, text: problem, onRetry: retry }}
      onClose={onClose}
    />
  );
}

type ProductFormProps = {
  title: string;
  product: AdminProduct | null;
  choices: ProductChoices;
  onClose: () => void;
};

function ProductForm({ title, product, choices, onClose }: ProductFormProps) {
  const { form: texts } = useAdminMessages().products;
  const revalidator = useRevalidator();
  const { form, saving } = useSaveForm({
    schema: productValues,
    defaultValues: valuesOf(product),
    save: (values, { call, signal }) => {
      const sent = { body: bodyOf(values, product), files: { file: values.picture.file }, signal };
      return product ? call(editProduct, { params: { id: product._id }, ...sent }) : call(createProduct, sent);
    },
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
    mapProblem: pictureProblem('picture'),
  });
  const values = form.watch();
  const isComplete = productValues.safeParse(values).success;

  return (
    <FormDialog
      title={title}
      saving={saving}
      size="large"
      blocked={isComplete ? undefined : texts.incomplete}
      onClose={onClose}
    >
      <ProductFields
        form={form}
        saving={saving}
        choices={choices}
        preview={<PricePreview values={values} choices={choices} />}
      />
      {product && <AuditHistory thing="product" id={product._id} />}
      {saving.hasConflict && <EditConflict data={saving.problemData} />}
    </FormDialog>
  );
}

/** The data of a 409 conflict: by field, the submitted and the current value. */
const conflict = z.object({ changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])) });

/** Shows the conflicting changes of the other edit. */
function EditConflict({ data }: { data: unknown }) {
  const { audit: texts } = useAdminMessages();
  const changes = conflict.safeParse(data).data?.changes;
  if (!changes) return null;
  return <ChangesTable label={texts.changedMeanwhile} sides={[texts.yours, texts.now]} changes={changes} />;
}
