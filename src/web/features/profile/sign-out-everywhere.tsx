import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logoutEverywhere } from '#contracts/auth.ts';
import { call } from '#web/kit/api-client.ts';
import { deleteAllDrafts } from '#web/kit/form-draft.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { forgetSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Unlike signing out here, it is worth nothing unless the server has heard it: until then the person stays signed in. */
export function SignOutEverywhere() {
  const { password: texts, words } = useMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { isLoading, error, send, clearError } = useRequest();

  const ask = (open: boolean) => {
    clearError();
    setIsOpen(open);
  };
  const leave = async () => {
    const answer = await send(() => call(logoutEverywhere, {}));
    if (!answer) return;
    showToast({ title: answer.message, kind: 'success' });
    deleteAllDrafts();
    forgetSession();
    await navigate(localPath('/index'));
  };

  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="mb-3 text-sm text-ink-2">{texts.everywhereText}</p>
      <Button onClick={() => ask(true)}>{texts.everywhere}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={ask}
        title={texts.everywhereQuestion}
        text={texts.everywhereWarning}
        confirmLabel={texts.leave}
        cancelLabel={words.cancel}
        onConfirm={() => void leave()}
        isBusy={isLoading}
        error={error}
      />
    </div>
  );
}
