import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** In place of a page whose module the person's role does not open. */
export function NoAccess() {
  const { session: texts, problem } = useMessages();
  const localPath = useLocalPath();
  return (
    <div className="page-width py-8 md:py-12">
      <title>{texts.noAccess}</title>
      <h1 className="sr-only">{texts.noAccess}</h1>
      <EmptyState
        title={texts.noAccess}
        text={texts.noAccessText}
        action={<ButtonLink href={localPath('/index')}>{problem.toIndex}</ButtonLink>}
      />
    </div>
  );
}
