import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from './messages.tsx';

export function PageProblem() {
  const messages = useMessages();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <h1>{isMissing ? messages.problem.missingTitle : messages.problem.title}</h1>
    </main>
  );
}
