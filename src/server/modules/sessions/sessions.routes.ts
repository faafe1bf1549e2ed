import { getSession, login, logout, logoutEverywhere } from '#contracts/auth.ts';
import { implement } from '#server/http/dispatch.ts';
import { signIn, signOut, signOutEverywhere, whoIsSignedIn } from './sessions.service.ts';

export const sessionsRoutes = [
  implement(login, (context, { body }) => signIn(context, body)),
  implement(logout, signOut),
  implement(logoutEverywhere, signOutEverywhere),
  implement(getSession, whoIsSignedIn),
];
