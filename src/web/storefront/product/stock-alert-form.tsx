import MailCheck from 'lucide-react/icons/mail-check';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '#web/kit/api-client.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { useSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export function StockAlertForm({ productId }: { productId: string }) {
  const [done, setDone] = useState<string | null>(null);
  return done === null ? <AlertForm productId={productId} onDone={setDone} /> : <Done message={done} />;
}

type AlertFormProps = { productId: string; onDone: (message: string) => void };

/** Validated by the server: the page does not load zod for one field. */
function AlertForm({ productId, onDone }: AlertFormProps) {
  const { alert } = useMessages().product;
  const userEmail = useSession()?.userEmail ?? '';
  const { isLoading, problem, error, send } = useRequest();
  const input = useRef<HTMLInputElement>(null);
  const fieldError = typeof problem?.data.email === 'string' ? problem.data.email : undefined;

  useEffect(() => {
    if (fieldError !== undefined) input.current?.focus();
  }, [fieldError]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { requestStockAlert } = await import('#contracts/stock-alerts.ts');
    const email = input.current?.value ?? '';
    const answer = await send(() => call(requestStockAlert, { params: { id: productId }, body: { email } }));
    if (answer) onDone(answer.message);
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <Field label={alert.email} error={fieldError} isRequired>
        <TextInput
          ref={input}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={userEmail}
        />
      </Field>
      <Button type="submit" kind="primary" size="large" isLoading={isLoading} className="sm:mt-6.5">
        {alert.submit}
      </Button>
      <div className="sm:col-span-2">
        <FormProblem message={fieldError === undefined ? error : undefined} />
      </div>
    </form>
  );
}

/** Takes the focus from the form that it replaces. */
function Done({ message }: { message: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <p
      ref={element}
      role="status"
      tabIndex={-1}
      className="mt-4 flex gap-3 rounded-md bg-green-wash px-4 py-3 text-sm text-green outline-none"
    >
      <MailCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      {message}
    </p>
  );
}
