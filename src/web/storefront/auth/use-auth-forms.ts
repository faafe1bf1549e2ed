import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { loginInput, signupInput } from '#contracts/auth.ts';
import { contractResolver } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';

type SignInInput = z.input<typeof loginInput>;
type RegistrationInput = z.input<typeof signupInput>;
/** The select's placeholder value is not a valid gender. */
type RegistrationValues = Omit<RegistrationInput, 'gender'> & { gender: string };

export type SignIn = UseFormReturn<SignInInput>;
export type Registration = UseFormReturn<RegistrationValues, unknown, z.output<typeof signupInput>>;

export const notChosen = '-';

export function useSignIn(): SignIn {
  const language = useLanguage();
  return useForm<SignInInput>({
    resolver: contractResolver(loginInput, language),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
}

export function useRegistration(): Registration {
  const language = useLanguage();
  return useForm<RegistrationValues, unknown, z.output<typeof signupInput>>({
    resolver: contractResolver<RegistrationValues, z.output<typeof signupInput>>(
      signupInput as z.ZodType<z.output<typeof signupInput>, RegistrationValues>,
      language,
    ),
    mode: 'onTouched',
    defaultValues: { email: '', phone: '', password: '', gender: notChosen },
  });
}
