import { z } from 'zod';
import { checkEmail } from '#domain/email.ts';
import { adminModules, customerModules } from '#domain/permissions.ts';
import { normalizePhone } from '#domain/phone.ts';
import { everyone, signedIn } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, nothing, text } from './kit/fields.ts';

const flags = <Name extends string>(names: readonly Name[]) =>
  z.object({ access: z.boolean(), modules: z.record(z.enum(names), z.object({ access: z.boolean() })) });

export const permissions = z.object({ admin: flags(adminModules), customer: flags(customerModules) });

const userInfo = z.object({ userId: id, email: z.string() });

const emailMessages = { required: 'required', format: 'email-format', tld: 'email-domain' } as const;

export const email = text(254, { error: 'required' })
  .min(1, 'required')
  .superRefine((value, context) => {
    const mistake = checkEmail(value);
    if (mistake !== null) context.addIssue({ code: 'custom', message: emailMessages[mistake] });
  });

/** The upper limit bounds the work of password hashing. */
export const password = text(1000, { error: 'required' }).min(1, 'required').min(7, 'password-too-short');

/** Any spelling; normalized to +380 and nine digits. May be empty. */
export const optionalPhone = text(40, { tooLong: 'phone-format' })
  .trim()
  .transform((typed, context) => {
    const phone = typed === '' ? '' : normalizePhone(typed);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: 'phone-format' });
    return z.NEVER;
  });

export const genders = ['Male', 'Female'] as const;
/** '-' is the placeholder option of the form. */
const notChosen: readonly unknown[] = [undefined, null, '', '-'];
export const gender = z.enum(genders, {
  error: ({ input }) => (notChosen.includes(input) ? 'required' : 'unknown-choice'),
});

/** The token of an e-mail link; any text, so that a malformed one is reported as an invalid link. */
const linkParams = z.object({ token: text(200) });

export const loginInput = z.object({ email, password });

export const login = endpoint({
  name: 'login',
  summary: 'Signs in with e-mail and password',
  method: 'POST',
  path: 'auth/login',
  access: everyone,
  ignoresCredentials: true,
  body: loginInput,
  response: z.object({ token: z.string(), userInfo, permissions }),
  done: 'signed-in',
});

export const logout = endpoint({
  name: 'logout',
  summary: 'Ends this session',
  method: 'POST',
  path: 'auth/logout',
  access: signedIn,
  response: nothing,
  done: 'signed-out',
});

export const getSession = endpoint({
  name: 'getSession',
  summary: 'Who is signed in, and what they may do now',
  method: 'GET',
  path: 'auth/session',
  access: signedIn,
  response: z.object({ userInfo, permissions }),
});

export const signupInput = z.object({ email, phone: optionalPhone.default(''), password, gender });

export const signup = endpoint({
  name: 'signup',
  summary: 'Opens an account and sends a letter to confirm it; answers the same where there is one already',
  method: 'POST',
  path: 'auth/signup/',
  access: everyone,
  ignoresCredentials: true,
  body: signupInput,
  response: nothing,
  done: 'signed-up',
});

/** A key that the checkout has made: 128 random bits. Shorter ones, of other clients, could be guessed. */
const orderKey = text(32, { error: 'required' }).regex(/^[0-9a-f]{32}$/, 'invalid');

export const orderSignupInput = z.object({ orderKey, password });

/** The order is proven by the idempotency key, which only the browser that placed it knows, never by an id or an e-mail. */
export const signupWithOrder = endpoint({
  name: 'signupWithOrder',
  summary: 'Opens an account with the contact of a guest’s order, which is in it once the e-mail is confirmed',
  method: 'POST',
  path: 'auth/signup/order',
  access: everyone,
  ignoresCredentials: true,
  body: orderSignupInput,
  response: nothing,
  done: 'signed-up',
});

export const confirmRegistration = endpoint({
  name: 'confirmRegistration',
  summary: 'Confirms an e-mail by the link of its letter, once',
  method: 'POST',
  path: 'auth/confirm-registration/{token}',
  access: everyone,
  ignoresCredentials: true,
  params: linkParams,
  response: nothing,
  done: 'email-confirmed',
});

export const emailInput = z.object({ email });

export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  summary: 'Sends the letter of confirmation again; answers the same for every e-mail',
  method: 'POST',
  path: 'auth/resend-confirmation',
  access: everyone,
  ignoresCredentials: true,
  body: emailInput,
  response: nothing,
  done: 'confirmation-sent',
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Sends a link to set a new password; answers the same for every e-mail',
  method: 'POST',
  path: 'auth/forgot-password',
  access: everyone,
  ignoresCredentials: true,
  body: emailInput,
  response: nothing,
  done: 'reset-sent',
});

export const resetPasswordInput = z.object({ password });

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Sets a new password by the link of a letter, once, and ends every session',
  method: 'POST',
  path: 'auth/reset-password/{token}',
  access: everyone,
  ignoresCredentials: true,
  params: linkParams,
  body: resetPasswordInput,
  response: nothing,
  done: 'password-set',
});

export const changePasswordInput = z.object({ currentPassword: password, password });

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Changes the own password, ends every session and opens a new one, whose token is answered',
  method: 'POST',
  path: 'auth/change-password',
  access: signedIn,
  body: changePasswordInput,
  response: z.object({ token: z.string() }),
  done: 'password-changed',
});

export const logoutEverywhere = endpoint({
  name: 'logoutEverywhere',
  summary: 'Ends every session of the person, this one too',
  method: 'POST',
  path: 'auth/logout-everywhere',
  access: signedIn,
  response: nothing,
  done: 'signed-out-everywhere',
});
