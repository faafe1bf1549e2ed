import type { ReactNode } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BackLink } from './back-link.tsx';
import { FormFrame } from './form-frame.tsx';
import { ListHeading } from './list-heading.tsx';
import type { Saving } from './use-save-form.ts';

type FormPageProps = {
  title: string;
  /** The list that the form came from and goes back to. */
  back: { label: string; href: string };
  saving: Saving;
  /** What else can be done with what is in the form, beside saving it. */
  more?: ReactNode;
  children: ReactNode;
};

/** A form that needs a page of its own. */
export function FormPage({ title, back, saving, more, children }: FormPageProps) {
  const { words } = useMessages();
  return (
    <>
      <title>{title}</title>
      <BackLink {...back} />
      <ListHeading title={title} />
      <FormFrame id="form" saving={saving} className="flex max-w-4xl flex-col gap-6">
        {children}
      </FormFrame>
      <div className="mt-6 flex max-w-4xl flex-col-reverse gap-3 sm:flex-row">
        <ButtonLink href={back.href}>{words.cancel}</ButtonLink>
        <Button kind="primary" type="submit" form="form" isLoading={saving.isSaving}>
          {words.save}
        </Button>
        {more}
      </div>
    </>
  );
}

/** The shape of such a page while what it edits is on its way. */
export function FormSkeleton({ title, loading }: { title: string; loading: string }) {
  return (
    <div aria-busy="true">
      <ListHeading title={title} />
      <p className="sr-only">{loading}</p>
      <div className="flex max-w-4xl flex-col gap-6">
        <Skeleton className="h-12" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </div>
    </div>
  );
}
