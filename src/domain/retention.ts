/** How many days records are kept that no law and no buyer needs; 0 keeps them for ever. Orders, payments, receipts and refunds are never deleted. */
export interface Retention {
  /** Entries of the audit log. */
  readonly auditDays: number;
  /** The history of orders that are completed or cancelled. */
  readonly orderHistoryDays: number;
  /** The stock ledger. */
  readonly stockLedgerDays: number;
  /** Jobs that failed for the last time. */
  readonly failedJobsDays: number;
}

const threeYears = 1095;

export const defaultRetention: Retention = {
  auditDays: threeYears,
  orderHistoryDays: threeYears,
  stockLedgerDays: 0,
  failedJobsDays: 90,
};
