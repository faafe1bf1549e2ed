import { useState } from 'react';
import { type Brand, deleteBrand } from '#contracts/brands.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/door.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

type BrandDeleteDialogProps = { brand: Brand; onClose: () => void; onDeleted: () => void };

export function BrandDeleteDialog({ brand, onClose, onDeleted }: BrandDeleteDialogProps) {
  const { brands: texts } = useAdminMessages();
  const { words } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setIsBusy(true);
    try {
      const { message } = await call(deleteBrand, { params: { id: brand._id } });
      showToast({ kind: 'success', title: message });
      onDeleted();
      onClose();
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      setError(problem.message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.deleteTitle(brand.name)}
      text={texts.deleteText}
      confirmLabel={words.delete}
      cancelLabel={words.cancel}
      onConfirm={confirm}
      isBusy={isBusy}
      error={error}
    />
  );
}
