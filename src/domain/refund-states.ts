/** `sent`: the bank was asked, and may have done it even if its answer was lost. */
export const refundStates = ['requested', 'sent', 'done', 'refused'] as const;

export type RefundState = (typeof refundStates)[number];
