import { z } from 'zod';
import type { ModuleName } from '#domain/permissions.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { day, id, perPage, text } from './kit/fields.ts';

/** Audited entities, and the module whose users may see their history. */
export const moduleOfThing = {
  product: 'products',
  group: 'productsGroups',
  brand: 'brands',
  category: 'categories',
  discount: 'discounts',
  post: 'blog',
  status: 'statuses',
  address: 'addresses',
  carousel: 'carusels',
  order: 'orders',
  role: 'roles',
  user: 'users',
} as const satisfies Record<string, ModuleName>;

export type AuditedThing = keyof typeof moduleOfThing;
export const auditedThings = Object.keys(moduleOfThing) as [AuditedThing, ...AuditedThing[]];

export const isAuditedThing = (thing: string): thing is AuditedThing => Object.hasOwn(moduleOfThing, thing);

/** The last two concern the user's own account; sign-ins are recorded for staff only. */
export const auditActions = ['created', 'changed', 'deleted', 'signed-in', 'password-changed'] as const;

const auditEntry = z.object({
  _id: id,
  date: z.iso.datetime(),
  /** Null for changes made by the shop itself. */
  who: z.object({ _id: id, name: z.string(), email: z.string() }).nullable(),
  thing: z.enum(auditedThings),
  thingId: id,
  /** The name at that time. */
  name: z.string(),
  action: z.enum(auditActions),
  /** Before and after, by field. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Cursor pagination, newest first; `next` is null on the last page. */
const auditPage = z.object({ entries: z.array(auditEntry), next: id.nullable() });
const page = { perPage: perPage(50), before: id.optional() };

export const listAudit = endpoint({
  name: 'listAudit',
  summary: 'Who changed what, the latest first',
  method: 'GET',
  path: 'admin/audit/getall',
  access: admin('roles'),
  query: z.object({
    ...page,
    thing: z.enum(auditedThings).optional(),
    /** Words of the name, e-mail or phone of the person who changed it. */
    who: text(200).optional(),
    /** A part of the thing's name. */
    find: text(200).optional(),
    /** First and last day, in the shop's time zone. */
    from: day.optional(),
    to: day.optional(),
  }),
  response: auditPage,
});

export const listAuditOf = endpoint({
  name: 'listAuditOf',
  summary: 'The history of one thing, for those who may work on such things',
  method: 'GET',
  path: 'admin/audit/of/{thing}/{id}',
  access: admin(),
  params: z.object({ thing: z.enum(auditedThings), id }),
  query: z.object(page),
  response: auditPage,
});
