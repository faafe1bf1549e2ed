import { useAuthMessages } from '#web/kit/messages.tsx';
import { FormHeading } from './form-heading.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useRegistration, useSignIn } from './use-auth-forms.ts';

export function AuthForms({ isRegistration }: { isRegistration: boolean }) {
  const { heading, signIn: signInTexts, registration: registrationTexts } = useAuthMessages();
  // Both forms' state lives here, so that input survives switching between them.
  const signIn = useSignIn();
  const registration = useRegistration();
  const texts = isRegistration ? registrationTexts : signInTexts;

  const takeEmailAlong = () => {
    const typed = { signIn: signIn.getValues('email'), registration: registration.getValues('email') };
    if (typed.signIn === '') signIn.setValue('email', typed.registration);
    if (typed.registration === '') registration.setValue('email', typed.signIn);
  };

  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <div className="mb-5 flex flex-wrap gap-x-7 border-b border-line">
        <FormHeading form={null} isShown={!isRegistration} onPress={takeEmailAlong}>
          {signInTexts.heading}
        </FormHeading>
        <FormHeading form="registration" isShown={isRegistration} onPress={takeEmailAlong}>
          {registrationTexts.heading}
        </FormHeading>
      </div>
      <p className="mb-6 text-ink-2">{texts.text}</p>
      {isRegistration ? <RegistrationForm form={registration} /> : <SignInForm form={signIn} />}
    </>
  );
}
