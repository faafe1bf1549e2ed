import { z } from 'zod';
import { type BirthdateMistake, checkBirthdate } from '#domain/birthdate.ts';
import { isShopDay, type ShopDay } from '#domain/dates.ts';
import type { Area } from '#domain/permissions.ts';
import { gender, optionalPhone } from './auth.ts';
import { admin, customer } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { optionalLine, text } from './kit/fields.ts';
import type { FieldKey } from './messages/uk-fields.ts';

const longestName = 60;

const profile = z.object({
  /** Until the user fills them in, names and phone are empty and the others null. */
  firstName: z.string(),
  lastName: z.string(),
  secondName: z.string(),
  email: z.string(),
  phone: z.string(),
  birthdate: z.string().nullable(),
  gender: gender.nullable(),
});
export type Profile = z.infer<typeof profile>;

/** Whether it can be a birthdate depends on the current day, which the service checks. */
const optionalDay = text(60, { error: 'not-a-day', tooLong: 'not-a-day' })
  .nullable()
  .transform((day) => day || null)
  .refine((day) => day === null || isShopDay(day), 'not-a-day');

const personalInput = z.object({
  firstName: optionalLine(longestName),
  lastName: optionalLine(longestName),
  secondName: optionalLine(longestName),
  birthdate: optionalDay,
  gender: gender.nullable(),
});

export const birthdateMessages: Record<BirthdateMistake, FieldKey> = {
  'not-a-day': 'not-a-day',
  future: 'birthdate-future',
  'too-early': 'birthdate-too-early',
};

/** For the form, which passes the current day. */
export const personalInputOn = (today: ShopDay) =>
  personalInput.extend({
    birthdate: optionalDay.superRefine((day, context) => {
      const mistake = day === null ? null : checkBirthdate(day, today);
      if (mistake !== null) context.addIssue({ code: 'custom', message: birthdateMessages[mistake] });
    }),
  });

export const contactsInput = z.object({ phone: optionalPhone });

/** Omitted fields stay unchanged, so that a form may send only its own. */
const profileInput = personalInput
  .extend(contactsInput.shape)
  // Accepted so that a whole profile can be sent back; a different e-mail is refused, since it is the login.
  .extend({ email: text(254) })
  .partial();
export type ProfileInput = z.output<typeof profileInput>;

/** The same calls in both areas; the user's role decides which are used. */
export const ownProfile = {
  customer: {
    get: endpoint({
      name: 'getCustomerProfile',
      summary: 'The own profile of a customer',
      method: 'GET',
      path: 'customer/users/userInfo',
      access: customer('account'),
      response: profile,
    }),
    edit: endpoint({
      name: 'editCustomerProfile',
      summary: 'Changes the own profile of a customer; fields that are left out stay',
      method: 'PUT',
      path: 'customer/users/edit',
      access: customer('account'),
      body: profileInput,
      response: profile,
      done: 'profile-saved',
    }),
  },
  admin: {
    get: endpoint({
      name: 'getAdminProfile',
      summary: 'The own profile of an administrator',
      method: 'GET',
      path: 'admin/users/getbyself',
      access: admin('account'),
      response: profile,
    }),
    edit: endpoint({
      name: 'editAdminProfile',
      summary: 'Changes the own profile of an administrator; fields that are left out stay',
      method: 'PUT',
      path: 'admin/users/editself',
      access: admin('account'),
      body: profileInput,
      response: profile,
      done: 'profile-saved',
    }),
  },
} satisfies Record<Area, unknown>;
