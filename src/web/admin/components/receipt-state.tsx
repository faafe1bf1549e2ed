import type { FiscalReceipt } from '#contracts/fiscal-receipts.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<FiscalReceipt['state'], BadgeTone> = {
  due: 'neutral',
  sent: 'amber',
  done: 'green',
  error: 'garnet',
};

/** The state of a fiscal receipt, and what is wrong with it. */
export function ReceiptState({ receipt }: { receipt: FiscalReceipt }) {
  const { fiscal: texts } = useAdminMessages();
  const { state, offline, problem, reason, failures, canBeRepeated } = receipt;
  const isReplaced = state === 'error' && !canBeRepeated;
  const details = [
    problem && texts.problems[problem],
    reason,
    failures > 0 && state !== 'done' && texts.failures(failures),
    isReplaced && texts.repeated,
  ].filter(Boolean);
  return (
    <span className="inline-block min-w-0">
      <Badge tone={isReplaced ? 'neutral' : tones[state]}>
        {texts.states[state === 'done' && offline ? 'offline' : state]}
      </Badge>
      {details.length > 0 && <span className="mt-1 block text-sm text-ink-2 wrap-anywhere">{details.join('. ')}</span>}
    </span>
  );
}
