import type { ModuleName } from '#domain/permissions.ts';

/** Who may make a call. It is part of the endpoint, so an endpoint that forgets it does not compile. */
export type Access =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'area'; readonly area: 'admin' | 'customer'; readonly module?: ModuleName };

export const everyone: Access = { kind: 'everyone' };
export const signedIn: Access = { kind: 'signed-in' };
/** Without a module: anyone whose role opens that area. */
export const admin = (module?: ModuleName): Access => ({ kind: 'area', area: 'admin', ...(module && { module }) });
export const customer = (module?: ModuleName): Access => ({
  kind: 'area',
  area: 'customer',
  ...(module && { module }),
});
