import { Suspense, useEffect, useRef, useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import type { Area } from '#domain/permissions.ts';
import { deleteDraft, readDraft } from '#web/kit/form-draft.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ClarifyForm = lazyComponent('clarify-form', async () => (await import('./clarify-form.tsx')).ClarifyForm);

type ClarifyingProps = { area: Area; order: Order; onClarified: (order: Order) => void };

/** The shop's question about an order, and the form to answer it. */
export function Clarifying({ area, order, onClarified }: ClarifyingProps) {
  const { orders: texts } = useAccountMessages();
  const draftName = `clarify:${order._id}`;
  // An unfinished draft reopens the form.
  const [wasInterrupted] = useState(() => readDraft(draftName) !== null);
  const [isAnswering, setIsAnswering] = useState(wasInterrupted);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(false);
  // Returns the focus to the button that opened the form.
  useEffect(() => {
    if (wasAnswering.current && !isAnswering) opener.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);

  const cancel = () => {
    deleteDraft(draftName);
    setIsAnswering(false);
  };

  if (isAnswering) {
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ClarifyForm
          area={area}
          order={order}
          draftName={draftName}
          isFocused={!wasInterrupted}
          onClarified={onClarified}
          onCancel={cancel}
        />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-amber-wash p-4 text-amber-ink">
      <p className="grow basis-64">{texts.statusTexts.specified}</p>
      <Button ref={opener} kind="primary" onClick={() => setIsAnswering(true)}>
        {texts.clarify.open}
      </Button>
    </div>
  );
}
