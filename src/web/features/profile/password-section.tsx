import { useId } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** For the account page of buyers and of those who run the shop: the own password, and an end to all sessions. */
export function PasswordSection() {
  const { password: texts } = useMessages();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 id={headingId} className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{texts.text}</p>
      <ChangePasswordForm />
      <SignOutEverywhere />
    </section>
  );
}
