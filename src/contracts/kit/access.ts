import type { CustomerModule, ModuleName } from '#domain/permissions.ts';

/** Who may make a call. Required, so that an endpoint without it does not compile. */
export type Access =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'own'; readonly module: CustomerModule }
  | { readonly kind: 'area'; readonly area: 'admin' | 'customer'; readonly module?: ModuleName };

export const everyone: Access = { kind: 'everyone' };
export const signedIn: Access = { kind: 'signed-in' };
/** The caller's own data, outside both areas: for staff, and for customers whose role has the module. */
export const own = (module: CustomerModule): Access => ({ kind: 'own', module });
/** Without a module: every role with access to that area. */
export const admin = (module?: ModuleName): Access => ({ kind: 'area', area: 'admin', ...(module && { module }) });
export const customer = (module?: ModuleName): Access => ({
  kind: 'area',
  area: 'customer',
  ...(module && { module }),
});
