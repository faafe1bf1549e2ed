import type { ReactNode } from 'react';

type AuthHeadingProps = { heading: string; text: ReactNode };

export function AuthHeading({ heading, text }: AuthHeadingProps) {
  return (
    <>
      <h1 className="text-4xl">{heading}</h1>
      <p className="mt-2 mb-6 text-ink-2">{text}</p>
    </>
  );
}
