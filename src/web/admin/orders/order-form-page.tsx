import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { createOrder, type EditableOrder, getOrder, orderForm } from '#contracts/admin-orders.ts';
import type { KnownBuyer } from '#contracts/buyers.ts';
import { asTotalSum } from '#contracts/kit/money.ts';
import type { Problem } from '#contracts/kit/problem.ts';
import { changeOrder } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money.ts';
import { canBeEdited } from '#domain/order-states.ts';
import { formatPhone } from '#domain/phone.ts';
import { FormPage, FormSkeleton } from '#web/admin/components/form-layouts.tsx';
import { ListProblem } from '#web/admin/components/list-page.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { OrderGoods } from '#web/features/orders/order-goods.tsx';
import { call, load, newIdempotencyKey } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAccountMessages, useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { problemReasons } from '#web/kit/request.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { KnownBuyers } from './known-buyers.tsx';
import { itemOfLine, type OrderItem, totalOf } from './order-items.ts';
import { OrderItems, useCurrentPrices } from './order-items-field.tsx';
import { formFields, orderValues } from './order-values.ts';
import { PaymentChoice } from './payment-choice.tsx';

export async function clientLoader({ params: { id } }: { params: { id?: string } }) {
  return id === undefined ? null : load(getOrder, { params: { id } });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { title, form } = useAdminMessages().orders;
  return <FormSkeleton title={title} loading={form.loading} />;
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().orders.form.problemTitle} />;

type OrderFormPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function OrderFormPage({ loaderData: order }: OrderFormPageProps) {
  const { form: texts } = useAdminMessages().orders;
  const localPath = useLocalPath();
  if (order && !canBeEdited(order.status)) {
    return (
      <>
        <title>{texts.editTitle(order.orderNo)}</title>
        <h1 className="mb-5 text-4xl">{texts.editTitle(order.orderNo)}</h1>
        <EmptyState
          title={texts.notNow}
          action={<ButtonLink href={localPath(`/admin/orders?find=${order.orderNo}`)}>{texts.toList}</ButtonLink>}
        />
      </>
    );
  }
  // The key resets the form for another order or a newer version.
  return <OrderForm key={order ? `${order._id}/${order.version}` : 'new'} order={order} />;
}

/** Errors of single lines, stock and prices are shown at the products field. */
function goodsProblem({ code, data, message }: Problem) {
  const productProblem = Object.entries(data).find(([field]) => field.startsWith('products.'))?.[1];
  if (typeof productProblem === 'string') return { field: 'products' as const, message: productProblem };
  return code === 'OUT_OF_STOCK' || code === 'PRICE_CHANGED' ? { field: 'products' as const, message } : null;
}

type OrderFormProps = {
  /** Null to create. */
  order: EditableOrder | null;
};

/** The order form of the panel: phone orders and edits. */
function OrderForm({ order }: OrderFormProps) {
  const { orders: goodsTexts } = useAccountMessages();
  const { form: texts } = useAdminMessages().orders;
  const listPath = useLocalPath()('/admin/orders');
  const language = useLanguage();
  const navigate = useNavigate();
  const [key] = useState(newIdempotencyKey);
  const [items, setItems] = useState<readonly OrderItem[]>(() => order?.products.map(itemOfLine) ?? []);
  const today = useCurrentPrices(items.map(({ id }) => id));
  const total = totalOf(items, today.goods);
  const areGoodsFixed = order?.paymentState === 'refunded';
  const paid = order ? paidOf(order) : 0;

  const { form, errors, saving } = useSaveForm({
    schema: orderForm,
    defaultValues: orderValues(order, language),
    fields: formFields,
    save: (values) =>
      order
        ? call(changeOrder, { params: { id: order._id }, body: { ...values, version: order.version } })
        : call(createOrder, {
            body: { ...values, ...(total !== null && { totalSum: asTotalSum(total) }) },
            idempotencyKey: key,
          }),
    failureToast: problemReasons,
    onSaved: () => navigate(listPath),
    mapProblem: (problem) => {
      // Stock or prices may have changed, so they are reloaded.
      today.retry();
      return goodsProblem(problem);
    },
  });
  const { register } = form;
  const typedPhone = useWatch({ control: form.control, name: 'phone' });

  function fillIn({ firstName, lastName, phone, email, deliveryAddress }: KnownBuyer) {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('firstName', firstName, options);
    form.setValue('lastName', lastName, options);
    form.setValue('phone', formatPhone(phone), options);
    form.setValue('email', email, options);
    if (deliveryAddress) form.setValue('deliveryAddress', deliveryAddress, options);
  }

  function change(next: readonly OrderItem[]) {
    setItems(next);
    const products = next.map(({ id, quantity }) => ({ product: id, cartQuantity: quantity }));
    form.setValue('products', products, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return (
    <FormPage
      title={order ? texts.editTitle(order.orderNo) : texts.createTitle}
      back={{ label: texts.toList, href: listPath }}
      saving={saving}
    >
      <Part heading={texts.goods}>
        {order && areGoodsFixed ? (
          <>
            <p className="rounded-md bg-amber-wash px-4 py-3 text-sm text-amber-ink">{texts.goodsFixed}</p>
            <OrderGoods order={order} texts={goodsTexts} hasItemNo />
          </>
        ) : (
          <>
            {paid > 0 && <PaidNotice paidKopecks={paid} totalKopecks={total} />}
            <OrderItems
              items={items}
              onChange={change}
              today={today}
              totalKopecks={total}
              error={errors.products?.message ?? errors.products?.root?.message}
            />
          </>
        )}
      </Part>
      <Part heading={texts.contact}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={texts.phone} isRequired error={errors.phone?.message} className="sm:col-span-2">
            <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="off" />
          </Field>
          {!order && <KnownBuyers phone={typedPhone} onPick={fillIn} />}
          <Field label={texts.firstName} isRequired error={errors.firstName?.message}>
            <TextInput {...register('firstName')} autoComplete="off" />
          </Field>
          <Field label={texts.lastName} isRequired error={errors.lastName?.message}>
            <TextInput {...register('lastName')} autoComplete="off" />
          </Field>
          <Field label={texts.email} hint={texts.emailHint} error={errors.email?.message} className="sm:col-span-2">
            <TextInput {...register('email')} type="email" inputMode="email" autoComplete="off" />
          </Field>
        </div>
      </Part>
      <Part heading={texts.deliveryHeading}>
        <DeliveryFields form={form} />
      </Part>
      <Part heading={texts.paymentHeading}>
        <PaymentChoice
          control={form.control}
          isFixed={areGoodsFixed || order?.paymentState === 'paid'}
          written={order?.paymentMethod}
        />
        <Field label={texts.comment} error={errors.comment?.message}>
          <Textarea {...register('comment')} rows={3} />
        </Field>
      </Part>
    </FormPage>
  );
}

/** Kopecks. An order whose payment state is paid has no rest. */
function paidOf({ paymentState, totalSum, rest }: EditableOrder): number {
  const total = kopecksOf(totalSum.$numberDecimal);
  if (rest) return total - kopecksOf(rest.$numberDecimal);
  return paymentState === 'paid' ? total : 0;
}

/** What becomes of the money of a paid order when its sum changes. */
function PaidNotice({ paidKopecks, totalKopecks }: { paidKopecks: number; totalKopecks: number | null }) {
  const { form: texts } = useAdminMessages().orders;
  const difference = (totalKopecks ?? paidKopecks) - paidKopecks;
  return (
    <p role="status" className="rounded-md bg-amber-wash px-4 py-3 text-sm text-amber-ink">
      {texts.paidAlready(formatMoney(paidKopecks))}{' '}
      {difference > 0 && <b>{texts.restToPay(formatMoney(difference))}</b>}
      {difference < 0 && <b>{texts.toRefund(formatMoney(-difference))}</b>}
      {difference === 0 && texts.ifSumChanges}
    </p>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
