import { currentSession } from '#web/kit/session.ts';

/** The sign-in at the cash register, of this person and until the page is left for good: a till is not left open by a closed tab. */
let kept: { userId: string; handle: string } | null = null;

export function keepRegisterHandle(handle: string): void {
  const userId = currentSession()?.userId;
  kept = userId === undefined ? null : { userId, handle };
}

export function forgetRegisterHandle(): void {
  kept = null;
}

export function registerHandle(): string | null {
  return kept && kept.userId === currentSession()?.userId ? kept.handle : null;
}
