import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Row, Section, useUiPageTexts } from './section.tsx';

type Overlay = 'dialog' | 'confirm' | 'sheet' | 'filters';

export function OverlaysSection() {
  const { sections, overlays, fields, buttons, type } = useUiPageTexts();
  const { words } = useMessages();
  const [open, setOpen] = useState<Overlay | null>(null);
  const controls = (overlay: Overlay) => ({
    isOpen: open === overlay,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? overlay : null),
  });
  return (
    <Section title={sections.overlays}>
      <Row>
        <Button onClick={() => setOpen('dialog')}>{overlays.dialog}</Button>
        <Button onClick={() => setOpen('confirm')}>{overlays.confirm}</Button>
        <Button onClick={() => setOpen('sheet')}>{overlays.sheet}</Button>
        <Button onClick={() => setOpen('filters')}>{overlays.filters}</Button>
      </Row>
      <Row>
        <Button
          onClick={() =>
            showToast({
              kind: 'success',
              title: overlays.toastTitle,
              text: overlays.toastText,
              action: { label: overlays.toastUndo, onPress: () => showToast({ title: overlays.toastUndo }) },
            })
          }
        >
          {overlays.toast}
        </Button>
        <Button onClick={() => showToast({ kind: 'problem', title: overlays.toastProblem })}>
          {overlays.toastProblem}
        </Button>
      </Row>
      <Dialog
        {...controls('dialog')}
        title={overlays.dialogTitle}
        description={overlays.dialogText}
        closeLabel={words.close}
        footer={
          <>
            <Button onClick={() => setOpen(null)}>{words.cancel}</Button>
            <Button kind="primary" onClick={() => setOpen(null)}>
              {words.save}
            </Button>
          </>
        }
      >
        <Field label={fields.name} isRequired>
          <TextInput defaultValue="Byredo" />
        </Field>
      </Dialog>
      <ConfirmDialog
        {...controls('confirm')}
        title={overlays.confirmTitle}
        text={overlays.confirmText}
        confirmLabel={overlays.confirmButton}
        cancelLabel={words.cancel}
        onConfirm={() => setOpen(null)}
      />
      <Sheet
        {...controls('sheet')}
        title={overlays.sheetTitle}
        closeLabel={words.close}
        footer={
          <div className="flex flex-col gap-3">
            <p className="figures flex justify-between text-lg font-bold">
              {type.sum} <span>{formatMoney(1_406_980)}</span>
            </p>
            <Button kind="primary" size="large" isWide>
              {buttons.large}
            </Button>
          </div>
        }
      >
        <p className="text-ink-2">{overlays.sheetText}</p>
      </Sheet>
      <Sheet {...controls('filters')} side="left" title={overlays.filters} closeLabel={words.close}>
        <p className="text-ink-2">{overlays.sheetText}</p>
      </Sheet>
    </Section>
  );
}
