import RotateCw from 'lucide-react/icons/rotate-cw';
import { startTransition, useState } from 'react';
import { type FiscalReceipt, repeatFiscalReceipt } from '#contracts/fiscal-receipts.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmAction } from './confirm-action.tsx';

/** Sends a receipt with an error again, under a new id. */
export function RepeatReceipt({ receipt, onDone }: { receipt: FiscalReceipt; onDone?: () => void }) {
  const { fiscal: texts } = useAdminMessages();
  const [isAsking, setIsAsking] = useState(false);
  if (!receipt.canBeRepeated) return null;
  return (
    <>
      <Button
        size="small"
        icon={<RotateCw aria-hidden="true" />}
        aria-label={texts.repeatRow(receipt.orderNo)}
        onClick={() => startTransition(() => setIsAsking(true))}
      >
        {texts.repeat}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={texts.repeatTitle(receipt.orderNo)}
          text={texts.repeatText}
          confirmLabel={texts.repeat}
          confirmKind="primary"
          call={() => call(repeatFiscalReceipt, { params: { id: receipt._id } })}
          onClose={() => setIsAsking(false)}
          {...(onDone && { onDone })}
        />
      )}
    </>
  );
}
