import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useBlocker, useRevalidator } from 'react-router';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListHeading } from './list-page.tsx';
import { useSaveShortcut } from './save-shortcut.ts';
import { useUnsavedForm } from './unsaved-forms.ts';
import type { Saving } from './use-save-form.ts';

type FormFrameProps = { id?: string; saving: Saving; className: string; children: ReactNode };

/** The form element of pages and dialogs, with the unsaved-changes guard; Ctrl+S saves. */
function FormFrame({ id, saving, className, children }: FormFrameProps) {
  const ref = useSaveShortcut(saving.submit);

  function submit(event: FormEvent) {
    event.preventDefault();
    saving.submit();
  }

  return (
    <form ref={ref} id={id} noValidate className={className} onSubmit={submit}>
      <UnsavedGuard isDirty={saving.isUnsaved} />
      {children}
    </form>
  );
}

/** What failed and belongs to no field, in sight of the buttons wherever the form is scrolled to. */
function SaveProblem({ saving }: { saving: Saving }) {
  const { form: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  return (
    <FormProblem message={saving.problem}>
      {saving.hasConflict && (
        <Button
          size="small"
          className="mt-3"
          isLoading={revalidator.state === 'loading'}
          onClick={() => void revalidator.revalidate()}
        >
          {texts.showNewer}
        </Button>
      )}
    </FormProblem>
  );
}

/** Unsaved-changes guard: for navigation and for closing the tab. */
function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedForm(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return <UnsavedChangesDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} closesOnBack={false} />;
}

type UnsavedChangesDialogProps = { onStay: () => void; onLeave: () => void; closesOnBack?: boolean };

function UnsavedChangesDialog({ onStay, onLeave, closesOnBack = true }: UnsavedChangesDialogProps) {
  const { unsaved } = useAdminMessages();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onStay}
      title={unsaved.title}
      text={unsaved.text}
      confirmLabel={unsaved.leave}
      cancelLabel={unsaved.stay}
      onConfirm={onLeave}
      closesOnBack={closesOnBack}
    />
  );
}

type FormDialogProps = {
  title: string;
  saving: Saving;
  size?: 'small' | 'medium' | 'large';
  /** The reason why the submit button is disabled. */
  blocked?: string | undefined;
  /** What the submit button does, if it is not just to save. */
  saveLabel?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, with the unsaved-changes guard on close. */
export function FormDialog({ title, saving, size = 'small', blocked, saveLabel, onClose, children }: FormDialogProps) {
  const { words } = useMessages();
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (saving.isUnsaved ? setIsAsking(true) : onClose());
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={leave}
        title={title}
        closeLabel={words.close}
        size={size}
        aboveFooter={
          saving.problem && (
            <div className="px-6 pb-4">
              <SaveProblem saving={saving} />
            </div>
          )
        }
        footer={
          <>
            {blocked && <p className="text-sm text-ink-2 sm:mr-auto sm:self-center">{blocked}</p>}
            <Button onClick={leave}>{words.cancel}</Button>
            <Button
              kind="primary"
              type="submit"
              form={formId}
              isLoading={saving.isSaving}
              disabled={blocked !== undefined}
            >
              {saveLabel ?? words.save}
            </Button>
          </>
        }
      >
        <FormFrame id={formId} saving={saving} className="flex flex-col gap-5">
          {children}
        </FormFrame>
      </Dialog>
      {isAsking && <UnsavedChangesDialog onStay={() => setIsAsking(false)} onLeave={onClose} />}
    </>
  );
}

type FormPageProps = {
  title: string;
  /** The list to return to. */
  back: { href: string } & Pick<ComponentPropsWithRef<'a'>, 'onClick'> & { label: string };
  saving: Saving;
  /** The reason why the submit button is disabled. */
  blocked?: string | undefined;
  more?: ReactNode;
  children: ReactNode;
};

/** A long form on its own page. */
export function FormPage({ title, back, saving, blocked, more, children }: FormPageProps) {
  const { words } = useMessages();
  return (
    <>
      <title>{title}</title>
      <BackLink {...back} />
      <ListHeading title={title} />
      <FormFrame id="form" saving={saving} className="flex max-w-4xl flex-col gap-6">
        {children}
      </FormFrame>
      <div className="form-bar sticky bottom-0 z-20 -mx-4 mt-6 grid gap-3 border-t border-line bg-paper px-4 py-3 md:-mx-9 md:px-9">
        <div className="max-w-4xl empty:hidden">
          <SaveProblem saving={saving} />
        </div>
        <div className="flex max-w-4xl flex-wrap gap-3 max-sm:*:grow">
          <ButtonLink href={back.href} onClick={back.onClick}>
            {words.cancel}
          </ButtonLink>
          <Button kind="primary" type="submit" form="form" isLoading={saving.isSaving} disabled={blocked !== undefined}>
            {words.save}
          </Button>
          {blocked && <p className="self-center text-sm text-ink-2">{blocked}</p>}
          {more}
        </div>
      </div>
    </>
  );
}

/** Skeleton of a form page. */
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

type BackLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'children'> & { label: string };

export function BackLink({ label, ...rest }: BackLinkProps) {
  return (
    <a
      {...rest}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-amber-ink hover:underline md:min-h-9"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {label}
    </a>
  );
}
