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
