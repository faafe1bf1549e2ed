import MailCheck from 'lucide-react/icons/mail-check';
import { type ReactNode, useEffect, useRef } from 'react';

type AuthHeadingProps = {
  heading: string;
  text: ReactNode;
  /** It has taken the place of a form: who sent that reads on here. */
  isNews?: boolean;
};

export function AuthHeading({ heading, text, isNews = false }: AuthHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) element.current?.focus();
  }, [isNews]);
  return (
    <>
      <h1 ref={element} tabIndex={isNews ? -1 : undefined} className="text-4xl outline-none">
        {heading}
      </h1>
      <p className="mt-2 mb-6 text-ink-2">{text}</p>
    </>
  );
}

/** The head of a page that is meant for one person: nothing of its address, which may hold a secret, is repeated. */
export function PrivatePageHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Says that something is on its way to a mailbox, in the server's words, which give away nothing about who has an account. */
export function SentNote({ message }: { message: string }) {
  return (
    <p role="status" className="flex gap-3 rounded-md bg-green-wash px-4 py-3 text-sm text-green">
      <MailCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      {message}
    </p>
  );
}
