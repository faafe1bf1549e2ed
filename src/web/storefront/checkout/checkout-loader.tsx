import { useEffect, useState } from 'react';
import { ownProfile } from '#contracts/profile.ts';
import { ownArea } from '#domain/permissions.ts';
import { call } from '#web/kit/api-client.ts';
import type { Session } from '#web/kit/session.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { noContact } from './checkout-values.ts';

type CheckoutLoaderProps = { session: Session | null; onPlaced: () => void };
type Contact = typeof noContact;

/** What the shop knows of the person. Who has no profile, or whose profile does not come, types as guests do. */
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

/** Waits for the person's data, so that nothing is typed into a form that is then filled over it. */
export function CheckoutLoader({ session, onPlaced }: CheckoutLoaderProps) {
  const [contact, setContact] = useState<Contact | null>(session ? null : noContact);

  useEffect(() => {
    if (!session) return;
    let isCurrent = true;
    void loadContact(session).then((loaded) => isCurrent && setContact((shown) => shown ?? loaded));
    return () => {
      isCurrent = false;
    };
  }, [session]);

  if (contact === null) return <CheckoutSkeleton />;
  return <CheckoutForm contact={contact} userId={session?.userId ?? null} onPlaced={onPlaced} />;
}
