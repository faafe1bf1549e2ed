export type ShiftStatus = 'CREATED' | 'OPENED' | 'CLOSING' | 'CLOSED';

export type SandboxShift = {
  id: string;
  serial: number;
  status: ShiftStatus;
  createdAt: string;
  openedAt: string | null;
  closedAt: string | null;
  /** Why the tax office refused to open it. */
  error: string | null;
  /** How often it was read since the last change: it moves on at the second reading. */
  reads: number;
};

/** The format of responses. */
export const shiftMessage = ({ id, serial, status, createdAt, openedAt, closedAt, error }: SandboxShift) => ({
  id,
  serial,
  status,
  created_at: createdAt,
  opened_at: openedAt,
  closed_at: closedAt,
  initial_transaction: { status: error === null ? 'DONE' : 'ERROR', response_error_message: error },
  z_report: status === 'CLOSED' && error === null ? { serial, created_at: closedAt } : null,
  balance: { initial: 0, balance: 0 },
  taxes: [],
  cash_register: { id: '00000000-0000-4000-8000-0000000000ca', fiscal_number: '4000000001' },
  cashier: { id: '00000000-0000-4000-8000-0000000000c1', full_name: 'Тестовий касир' },
});
