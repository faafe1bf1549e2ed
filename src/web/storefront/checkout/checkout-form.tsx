import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type DeliveryAddress, listDeliveryAddresses } from '#contracts/delivery-addresses.ts';
import { ownProfile } from '#contracts/profile.ts';
import { formatMoney } from '#domain/money.ts';
import { paymentKindOf, paymentLabels } from '#domain/payment-methods.ts';
import { ownArea } from '#domain/permissions.ts';
import { formatPhone } from '#domain/phone.ts';
import { useCart } from '#web/features/cart/cart.ts';
import { totalKopecks } from '#web/features/cart/cart-rules.ts';
import { signInPath } from '#web/features/session/return-path.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import type { Session } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { keepValues, readCheckoutDraft } from './checkout-draft.ts';
import { type CheckoutFields, checkoutResolver } from './checkout-rules.ts';
import { CheckoutSkeleton, checkoutColumns } from './checkout-skeleton.tsx';
import { type CheckoutValues, noContact, startValues, withTyped } from './checkout-values.ts';
import { ContactPart } from './contact-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { OrderPreview } from './order-preview.tsx';
import { PaymentPart } from './payment-part.tsx';
import { usePlaceOrder } from './use-place-order.ts';

type Known = { readonly contact: typeof noContact; readonly addresses: readonly DeliveryAddress[] };

type CheckoutFormProps = { known: Known; userId: string | null; onPlaced: () => void };

function CheckoutForm({ known: { contact, addresses }, userId, onPlaced }: CheckoutFormProps) {
  const { checkout: texts } = useCheckoutMessages();
  const language = useLanguage();
  const [defaultValues] = useState(() => {
    const start = { ...contact, phone: formatPhone(contact.phone) };
    return withTyped(startValues(start, paymentLabels.online[language]), readCheckoutDraft().values);
  });
  const form = useForm<CheckoutValues, unknown, CheckoutFields>({
    resolver: checkoutResolver(userId === null, language),
    mode: 'onTouched',
    defaultValues,
  });
  const { submit, change, closeChange, agree, adjust } = usePlaceOrder({ form, userId, onPlaced });
  const { errors, isSubmitting } = form.formState;
  const cart = useCart();
  const total = totalKopecks(cart);
  const isCartEmpty = cart.length === 0;
  const isPaidNow = total > 0 && paymentKindOf(form.watch('paymentMethod')) === 'online';

  // On phones the message is below the form, outside the viewport.
  const problem = useRef<HTMLDivElement>(null);
  const hasProblem = errors.root !== undefined;
  useEffect(() => {
    if (hasProblem) problem.current?.scrollIntoView({ block: 'center' });
  }, [hasProblem]);

  // Form draft: input survives a reload and navigation.
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepValues(values));
    return unsubscribe;
  }, [form]);

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className={checkoutColumns}>
        <div className="grid content-start gap-10">
          {userId === null && <SignInOffer />}
          <ContactPart />
          <DeliveryPart addresses={addresses} />
          <PaymentPart />
        </div>
        <OrderPreview>
          <div ref={problem} className="mt-4 empty:hidden">
            <FormProblem message={errors.root?.message} />
            {isCartEmpty && <p className="rounded-md bg-amber-wash p-4 text-amber-ink">{texts.emptied}</p>}
          </div>
          <div className="bottom-bar md:mt-4">
            <Button type="submit" kind="primary" size="large" isWide isLoading={isSubmitting} disabled={isCartEmpty}>
              {isPaidNow ? texts.preview.pay(formatMoney(total)) : texts.preview.place}
            </Button>
          </div>
        </OrderPreview>
      </form>
      {change && <ChangeDialog change={change} isOpen onClose={closeChange} onAgree={agree} onAdjust={adjust} />}
    </FormProvider>
  );
}

function SignInOffer() {
  const { signIn: texts } = useCheckoutMessages().checkout;
  const localPath = useLocalPath();
  return (
    <p className="text-ink-2">
      {texts.question}{' '}
      <a
        href={signInPath(localPath('/orders'))}
        className="inline-flex min-h-11 items-center font-semibold text-amber-ink underline underline-offset-4 md:min-h-0"
      >
        {texts.link}
      </a>
    </p>
  );
}

type CheckoutLoaderProps = { session: Session | null; onPlaced: () => void };
type Contact = typeof noContact;

const guest: Known = { contact: noContact, addresses: [] };

/** Contact data of the profile. Without a profile, or if it fails to load, only the e-mail is filled in. */
async function loadContact({ permissions, userEmail }: Session): Promise<Contact> {
  const area = ownArea(permissions, 'account');
  const known = { ...noContact, email: userEmail };
  if (area === null) return known;
  try {
    const { firstName, lastName, phone, email } = (await call(ownProfile[area].get, {})).data;
    return { firstName, lastName, phone, email };
  } catch (error) {
    reportError(error);
    return known;
  }
}

/** If they fail to load, the address is filled in as by a new buyer. */
async function loadAddresses({ permissions }: Session): Promise<readonly DeliveryAddress[]> {
  if (ownArea(permissions, 'account') !== 'customer') return [];
  try {
    return (await call(listDeliveryAddresses, {})).data;
  } catch (error) {
    reportError(error);
    return [];
  }
}

async function loadKnown(session: Session): Promise<Known> {
  const [contact, addresses] = await Promise.all([loadContact(session), loadAddresses(session)]);
  return { contact, addresses };
}

/** Loads what is known of the buyer before the form is shown, so that it does not overwrite input. */
export function CheckoutLoader({ session, onPlaced }: CheckoutLoaderProps) {
  const [known, setKnown] = useState<Known | null>(session ? null : guest);

  useEffect(() => {
    if (!session) return;
    let isCurrent = true;
    void loadKnown(session).then((loaded) => isCurrent && setKnown((shown) => shown ?? loaded));
    return () => {
      isCurrent = false;
    };
  }, [session]);

  if (known === null) return <CheckoutSkeleton />;
  return <CheckoutForm known={known} userId={session?.userId ?? null} onPlaced={onPlaced} />;
}
