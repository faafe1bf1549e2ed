/** `sent`: the bank was asked, and may have done it even if its answer was lost. */
export const refundStates = ['requested', 'sent', 'done', 'refused'] as const;

/** How staff paid back what the bank refused to. */
export const otherWays = ['cash', 'transfer'] as const;

export type OtherWay = (typeof otherWays)[number];

export type RefundState = (typeof refundStates)[number];
