import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Row, Section, useUiPageTexts } from './section.tsx';

export function FeedbackSection() {
  const { sections, feedback, fields } = useUiPageTexts();
  const { words } = useMessages();
  return (
    <Section title={sections.feedback}>
      <div role="status" className="grid max-w-3xl grid-cols-2 gap-4 md:grid-cols-3">
        <VisuallyHidden>{feedback.loading}</VisuallyHidden>
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="flex flex-col gap-3 max-md:last:hidden">
            <Skeleton className="aspect-3/4" />
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
      <Row>
        <Spinner label={words.loading} />
        <div className="w-60">
          <Progress label={fields.pictureUploading} value={0.62} />
        </div>
        <div className="w-60">
          <Progress label={words.loading} />
        </div>
      </Row>
      <div className="grid gap-4 md:grid-cols-2">
        <EmptyState
          title={feedback.emptyTitle}
          text={feedback.emptyText}
          action={<Button kind="primary">{feedback.emptyAction}</Button>}
        />
        <ErrorState
          title={feedback.errorTitle}
          text={feedback.errorText}
          retryLabel={words.retry}
          onRetry={() => undefined}
        />
      </div>
    </Section>
  );
}
