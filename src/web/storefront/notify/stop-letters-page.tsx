import { useEffect, useRef, useState } from 'react';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

/** Stops on a press, not on opening: mail scanners open the links of e-mails. */
export default function StopLettersPage({ params: { token } }: { params: { token: string } }) {
  const { stopLetters: texts } = useMessages();
  return (
    <div className="page-width flex justify-center py-8 md:py-16">
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <div className="w-full max-w-md rounded-lg border border-line bg-card p-5 sm:p-8">
        <StopLetters key={token} token={token} />
      </div>
    </div>
  );
}

function StopLetters({ token }: { token: string }) {
  const { stopLetters: texts } = useMessages();
  const localPath = useLocalPath();
  const { isLoading, error, send } = useRequest();
  const [done, setDone] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done !== null) heading.current?.focus();
  }, [done]);

  const stop = async () => {
    // Lazy loading: contracts import zod, which this page does not need before.
    const { stopLetters } = await import('#contracts/stock-alerts.ts');
    const answer = await send(() => call(stopLetters, { params: { token } }));
    if (answer) setDone(answer.message);
  };

  return (
    <div className="grid gap-5">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {done === null ? texts.heading : texts.doneHeading}
        </h1>
        <p className="mt-2 text-ink-2">{done ?? texts.text}</p>
      </div>
      <FormProblem message={error} />
      {done === null ? (
        <Button kind="primary" size="large" isWide isLoading={isLoading} onClick={() => void stop()}>
          {texts.submit}
        </Button>
      ) : (
        <ButtonLink href={localPath('/index')} size="large" isWide>
          {texts.toShop}
        </ButtonLink>
      )}
    </div>
  );
}
