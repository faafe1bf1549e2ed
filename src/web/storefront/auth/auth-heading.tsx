import MailCheck from 'lucide-react/icons/mail-check';
import { type ReactNode, useEffect, useRef } from 'react';

type AuthHeadingProps = {
  heading: string;
  text: ReactNode;
  /** It replaced a submitted form, so it takes the focus. */
  isFocused?: boolean;
};

export function AuthHeading({ heading, text, isFocused = false }: AuthHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) element.current?.focus();
  }, [isFocused]);
  return (
    <>
      <h1 ref={element} tabIndex={isFocused ? -1 : undefined} className="text-4xl outline-none">
        {heading}
      </h1>
      <p className="mt-2 mb-6 text-ink-2">{text}</p>
    </>
  );
}

/** Head of a page for one person: its URL may hold a secret token, so there is no canonical link. */
export function PrivatePageHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Confirms that an e-mail was sent, in the server's words, which do not reveal whether the account exists. */
export function SentNote({ message }: { message: string }) {
  return (
    <p role="status" className="flex gap-3 rounded-md bg-green-wash px-4 py-3 text-sm text-green">
      <MailCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      {message}
    </p>
  );
}
