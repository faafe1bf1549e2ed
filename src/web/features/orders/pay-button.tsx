import { payOrder } from '#contracts/orders.ts';
import { call } from '#web/kit/api-client.ts';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonSize } from '#web/ui/button-classes.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';

type PayButtonProps = { orderId: string; label: string; size?: ButtonSize };

/** Redirects to the bank's payment page. */
export function PayButton({ orderId, label, size = 'medium' }: PayButtonProps) {
  const { isLoading, error, send } = useRequest();
  const pay = async () => {
    const answer = await send(() => call(payOrder, { params: { id: orderId } }));
    if (answer) location.assign(answer.data.pageUrl);
  };
  return (
    <div className="mt-4 grid gap-3">
      <FormProblem message={error} />
      <Button
        kind="primary"
        size={size}
        className="justify-self-start max-sm:w-full"
        isLoading={isLoading}
        onClick={() => void pay()}
      >
        {label}
      </Button>
    </div>
  );
}
