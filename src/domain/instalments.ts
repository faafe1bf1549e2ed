/** Why a bank does not sell in instalments, as the buyer reads it. */
export const instalmentProblems = [
  'not-a-client',
  'limit',
  'another-open',
  'first-payment',
  'by-buyer',
  'by-bank',
] as const;

type InstalmentProblem = (typeof instalmentProblems)[number];

const problemOf: Readonly<Record<string, InstalmentProblem>> = {
  CLIENT_NOT_FOUND: 'not-a-client',
  EXCEEDED_SUM_LIMIT: 'limit',
  EXISTS_OTHER_OPEN_ORDER: 'another-open',
  NOT_ENOUGH_MONEY_FOR_INIT_DEBIT: 'first-payment',
  REJECTED_BY_CLIENT: 'by-buyer',
};

/** By the bank's word for it; the bank may say more than it documents. */
export const instalmentProblemOf = (reason: string | null): InstalmentProblem =>
  (reason === null ? null : Object.hasOwn(problemOf, reason) ? problemOf[reason] : null) ?? 'by-bank';
