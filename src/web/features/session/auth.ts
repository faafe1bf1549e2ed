import { rememberSession, type Session, useSession } from '#web/kit/session.ts';
import { signOut } from './sign-out.ts';

const guest = { token: null, userId: null, userEmail: null, permissions: null } as const;

/** What a screen knows of the person, and the two things that change it. Of a guest it knows nothing. */
export const authOf = (session: Session | null) => ({
  ...(session ?? guest),
  isAuthenticated: session !== null,
  login: rememberSession,
  logout: signOut,
});

export const useAuth = () => authOf(useSession());
