import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Drop } from '#web/ui/logo.tsx';
import { useLocalPath } from './language.ts';
import { useMessages } from './messages.tsx';

/** Stands in for a page that failed or does not exist. */
export function PageProblem() {
  const { problem } = useMessages();
  const localPath = useLocalPath();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? problem.missingTitle : problem.title;
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center gap-4 py-16 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Drop className="h-16" />
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-md text-ink-2">{isMissing ? problem.missingText : problem.text}</p>
      <ButtonLink kind="primary" href={localPath('/index')}>
        {problem.toIndex}
      </ButtonLink>
    </main>
  );
}
