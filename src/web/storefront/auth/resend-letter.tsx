import { useState } from 'react';
import { call } from '#web/kit/api-client.ts';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';

/** Sends the confirmation e-mail again to a known address and shows the result in place. */
export function ResendLetter({ email }: { email: string }) {
  const { letter } = useAuthMessages();
  const { isLoading, error, send } = useRequest();
  const [done, setDone] = useState<string | null>(null);

  const resend = async () => {
    // Lazy loading: contracts import zod, which this page does not need before.
    const { resendConfirmation } = await import('#contracts/auth.ts');
    const answer = await send(() => call(resendConfirmation, { body: { email } }));
    if (answer) setDone(answer.message);
  };

  return (
    <div aria-live="polite" className="mt-3">
      {done !== null ? (
        <p className="text-sm font-semibold text-green">{done}</p>
      ) : (
        <Button size="small" isLoading={isLoading} onClick={() => void resend()}>
          {letter.again}
        </Button>
      )}
      {error && <p className="mt-2 text-sm text-garnet">{error}</p>}
    </div>
  );
}
