import { createContext, type ReactNode, use } from 'react';
import type { AdminCatalogue } from '#web/messages/uk/admin.ts';
import type { AuthCatalogue } from '#web/messages/uk/auth/auth.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';

const StorefrontMessages = createContext<StorefrontCatalogue | null>(null);
const AdminMessages = createContext<AdminCatalogue | null>(null);
const AuthMessages = createContext<AuthCatalogue | null>(null);

/**
 * The catalogue is handed over by the layout route of one language, which is the only module that imports it:
 * a reader downloads one language, and the admin's words come with the admin panel only.
 */
export function MessagesProvider({ messages, children }: { messages: StorefrontCatalogue; children: ReactNode }) {
  return <StorefrontMessages value={messages}>{children}</StorefrontMessages>;
}

export function AdminMessagesProvider({ messages, children }: { messages: AdminCatalogue; children: ReactNode }) {
  return <AdminMessages value={messages}>{children}</AdminMessages>;
}

export function AuthMessagesProvider({ messages, children }: { messages: AuthCatalogue; children: ReactNode }) {
  return <AuthMessages value={messages}>{children}</AuthMessages>;
}

export function useMessages(): StorefrontCatalogue {
  const messages = use(StorefrontMessages);
  if (!messages) throw new Error('useMessages() needs a route below messages/<language>/storefront-layout.tsx');
  return messages;
}

export function useAdminMessages(): AdminCatalogue {
  const messages = use(AdminMessages);
  if (!messages) throw new Error('useAdminMessages() needs a route below messages/<language>/admin-layout.tsx');
  return messages;
}

export function useAuthMessages(): AuthCatalogue {
  const messages = use(AuthMessages);
  if (!messages) throw new Error('useAuthMessages() needs a route below messages/<language>/auth/auth-layout.tsx');
  return messages;
}
