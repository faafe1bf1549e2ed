import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Drop } from '#web/ui/logo.tsx';
import { useLocalPath } from './language.ts';
import { useMessages } from './messages.tsx';

/** The error page and the 404 page; `help` is shown on a 404. */
export function PageProblem({ help }: { help?: ReactNode }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? <MissingPage help={help} /> : <RefusedPage message={messageOf(error.data)} />;
  }
  return <CrashedPage />;
}

/** The message of a failed `load`; other errors have none for the user. */
function messageOf(data: unknown): string | null {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : null;
  return typeof message === 'string' && message !== '' ? message : null;
}

function MissingPage({ help }: { help: ReactNode }) {
  const { missing } = useMessages().problem;
  const localPath = useLocalPath();
  return (
    <Frame title={missing.title} text={missing.text}>
      <a
        href={localPath('/index')}
        className="inline-block py-3 text-sm font-semibold tracking-wider text-amber-ink uppercase underline decoration-line-2 underline-offset-6 hover:decoration-amber"
      >
        <span>{missing.returnTo}</span> <span>{missing.shop}</span>
      </a>
      {help}
    </Frame>
  );
}

function RefusedPage({ message }: { message: string | null }) {
  const { problem } = useMessages();
  return (
    <Frame title={problem.title} text={message ?? problem.text}>
      <WaysOut />
    </Frame>
  );
}

function CrashedPage() {
  const { crash } = useMessages().problem;
  return (
    <Frame title={crash.title} text={crash.text}>
      <WaysOut />
    </Frame>
  );
}

function WaysOut() {
  const { problem, words } = useMessages();
  const { pathname, search } = useLocation();
  const localPath = useLocalPath();
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-3">
      {/* A plain link: a full page load recovers from any client error and works without scripts. */}
      <a data-reload href={`${pathname}${search}`} className={buttonClasses('primary', 'medium', false)}>
        {words.retry}
      </a>
      <ButtonLink href={localPath('/index')}>{problem.toIndex}</ButtonLink>
    </div>
  );
}

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page-width flex flex-col items-center gap-4 py-14 text-center md:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Drop className="h-16" />
      <h1 className="text-3xl lining-nums md:text-4xl">{title}</h1>
      <p className="max-w-md text-ink-2">{text}</p>
      {children}
    </div>
  );
}
