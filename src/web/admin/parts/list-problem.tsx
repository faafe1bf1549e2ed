import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { LoadProblem } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

type ListProblemProps = {
  title?: string;
  /** Puts the sentence into another one. */
  told?: (error: string) => string;
  /** The page has a title of its own above. */
  isBelowTitle?: boolean;
};

/** For a list, or another thing of that title, that did not load: the server's own sentence, and another try. */
export function ListProblem({ title, told = (error) => error, isBelowTitle = false }: ListProblemProps) {
  const { words, problem } = useMessages();
  const { list } = useAdminMessages();
  const revalidator = useRevalidator();
  const error = useRouteError();
  const text = isRouteErrorResponse(error) ? (error.data as LoadProblem).message : problem.text;
  return (
    <ErrorState
      heading={isBelowTitle ? 'h2' : 'h1'}
      title={title ?? list.problemTitle}
      text={told(text)}
      retryLabel={words.retry}
      onRetry={() => revalidator.revalidate()}
      isRetrying={revalidator.state === 'loading'}
    />
  );
}
