import { getSession, login, logout } from '#contracts/auth.ts';
import { implement } from '#server/http/door.ts';
import { signIn, signOut, whoIsSignedIn } from './sessions.service.ts';

export const sessionsRoutes = [
  implement(login, (context, { body }) => signIn(context, body)),
  implement(logout, signOut),
  implement(getSession, whoIsSignedIn),
];
