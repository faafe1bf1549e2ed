import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFrame } from './form-frame.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import type { Saving } from './use-save-form.ts';

type FormDialogProps = {
  title: string;
  saving: Saving;
  size?: 'small' | 'medium' | 'large';
  /** Why it cannot be sent yet: the button waits. */
  blocked?: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A form that is short enough to stand above its list. Closing it asks first when something was typed. */
export function FormDialog({ title, saving, size = 'small', blocked, onClose, children }: FormDialogProps) {
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
              {words.save}
            </Button>
          </>
        }
      >
        <FormFrame id={formId} saving={saving} className="flex flex-col gap-5">
          {children}
        </FormFrame>
      </Dialog>
      {isAsking && <LeaveQuestion onStay={() => setIsAsking(false)} onLeave={onClose} />}
    </>
  );
}
