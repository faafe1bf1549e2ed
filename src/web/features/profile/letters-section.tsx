import { useId, useState } from 'react';
import { setPriceDropLetters } from '#contracts/price-drops.ts';
import { call } from '#web/kit/api-client.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { showProblemToast, useRequest } from '#web/kit/request.ts';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Which e-mails the customer gets, apart from those about orders. */
export function LettersSection({ priceDrops }: { priceDrops: boolean }) {
  const { letters: texts } = useAccountMessages().profile;
  const headingId = useId();
  const [isOn, setIsOn] = useState(priceDrops);
  const { isLoading, send } = useRequest();

  // Optimistic update: rolls back on failure.
  const turn = async (next: boolean) => {
    if (isLoading) return;
    setIsOn(next);
    const answer = await send(() => call(setPriceDropLetters, { body: { isOn: next } }), showProblemToast);
    if (answer) showToast({ kind: 'success', title: answer.message });
    else setIsOn(!next);
  };

  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 id={headingId} className="text-xl sm:text-2xl">
        {texts.heading}
      </h2>
      <Switch
        label={texts.priceDrops}
        isOn={isOn}
        onChange={(next) => void turn(next)}
        aria-busy={isLoading || undefined}
        className="mt-3"
      />
      <p className="max-w-prose text-sm text-ink-2">{texts.priceDropsText}</p>
    </section>
  );
}
