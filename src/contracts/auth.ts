import { z } from 'zod';
import { checkEmail } from '#domain/email.ts';
import { adminModules, customerModules } from '#domain/permissions.ts';
import { everyone, signedIn } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, nothing } from './kit/fields.ts';

const flags = <Name extends string>(names: readonly Name[]) =>
  z.object({ access: z.boolean(), modules: z.record(z.enum(names), z.object({ access: z.boolean() })) });

export const permissions = z.object({ admin: flags(adminModules), customer: flags(customerModules) });

const userInfo = z.object({ userId: id, email: z.string() });

const emailMessages = { required: 'required', format: 'email-format', tld: 'email-domain' } as const;

export const email = z
  .string({ error: 'required' })
  .min(1, 'required')
  .max(254, 'too-long')
  .superRefine((value, context) => {
    const mistake = checkEmail(value);
    if (mistake !== null) context.addIssue({ code: 'custom', message: emailMessages[mistake] });
  });

/** The upper bound keeps a huge password from becoming work for the hash. */
export const password = z
  .string({ error: 'required' })
  .min(1, 'required')
  .min(7, 'password-too-short')
  .max(1000, 'too-long');

export const loginInput = z.object({ email, password });

export const login = endpoint({
  name: 'login',
  summary: 'Signs in with e-mail and password',
  method: 'POST',
  path: 'auth/login',
  access: everyone,
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
