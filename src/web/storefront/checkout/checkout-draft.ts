import { deleteDraft, readDraft, saveDraft } from '#web/kit/form-draft.ts';
import type { Attempt } from './order-attempt.ts';

const form = 'checkout';

type CheckoutDraft = { readonly values: unknown; readonly attempt: Attempt | null };

export function readCheckoutDraft(): CheckoutDraft {
  const { values = null, attempt = null } = (readDraft(form) ?? {}) as Partial<CheckoutDraft>;
  const isAttempt = typeof attempt?.key === 'string' && typeof attempt.body === 'object';
  return { values, attempt: isAttempt ? attempt : null };
}

export const keepValues = (values: unknown): void => saveDraft(form, { ...readCheckoutDraft(), values });

/** Null once its outcome is known. */
export const keepAttempt = (attempt: Attempt | null): void => saveDraft(form, { ...readCheckoutDraft(), attempt });

/** Once the order stands. */
export const forgetCheckout = (): void => deleteDraft(form);
